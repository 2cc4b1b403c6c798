// The wishes of my seats: stored by the server, changed here.
import type { ClientMessage, WishBody, Wishing } from "./protocol";

interface Sender {
  send(message: ClientMessage): boolean;
}

export class Wishes {
  private known = $state.raw<Readonly<Record<number, WishBody>>>({});

  hear({ seat, wish }: Wishing): void {
    this.known = { ...this.known, [seat]: wish };
  }

  of(seat: number | undefined): WishBody | undefined {
    return seat === undefined ? undefined : this.known[seat];
  }

  /** Changes some of the wishes of a seat. */
  change(post: Sender | null, seat: number | undefined, some: Partial<WishBody>): void {
    if (seat !== undefined) post?.send({ type: "wish", seat, wish: { ...this.known[seat], ...some } });
  }
}
