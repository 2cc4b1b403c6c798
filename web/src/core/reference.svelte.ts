// The rules drawer: which game's rules are open, at which clause.
class Reference {
  at = $state.raw<{ game: string; clause: string } | null>(null);
  private back: HTMLElement | null = null;

  open(game: string, clause: string): void {
    this.back = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.at = { game, clause };
  }

  close(): void {
    this.at = null;
    this.back?.focus();
  }
}

export const reference = new Reference();
