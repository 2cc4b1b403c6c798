// Where the board scrolls to on a phone.

/** The scroll position that shows my truck with the spaces it can reach: the north or the south of the map to its edge. */
export function truckTop(scroller: HTMLElement, refs: readonly string[]): number {
  const seen = [".truck.mine", ...refs.map((ref) => `[data-ref="${ref}"]`)].flatMap((what) => scroller.querySelector(what)?.getBoundingClientRect() ?? []);
  if (seen.length === 0) return 0;
  const box = scroller.getBoundingClientRect();
  const room = box.height - (scroller.querySelector(".glance")?.clientHeight ?? 0);
  const map = scroller.querySelector(".map")?.getBoundingClientRect() ?? box;
  const truck = scroller.querySelector(".truck.mine")?.getBoundingClientRect() ?? map;
  const middle = (Math.min(...seen.map((one) => one.top)) + Math.max(...seen.map((one) => one.bottom))) / 2;
  const north = truck.bottom <= map.top + room;
  const south = truck.top >= map.bottom - room;
  const toSouth = south && (!north || middle > map.top + map.height / 2);
  const top = toSouth ? map.bottom - room : north ? map.top : middle - room / 2;
  return scroller.scrollTop + top - box.top;
}
