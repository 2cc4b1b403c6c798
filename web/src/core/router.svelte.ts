// Which page is shown. The URL decides; links are ordinary links.
export interface Place {
  readonly page: string;
  readonly args: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

function here(): Place {
  const [page = "", ...args] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page: page || "home", args, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

class Router {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("click", (event) => this.clicked(event));
  }

  go(to: string, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", to);
    this.place = here();
    if (how === "push" && !this.place.hash) scrollTo(0, 0);
  }

  private clicked(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
