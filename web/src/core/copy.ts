// The clipboard, which a browser lends only to pages that come over https or from this very machine.

/** Whether a text could be put there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
