/** True when a press of the link would show another page of this shop in this tab. */
const isWithin = ({ origin, target, href }: HTMLAnchorElement) =>
  origin === window.location.origin && target === '' && !href.includes('#');

/** The link an event is about; null if it does not lead to a page of this shop. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && isWithin(link) ? link : null;
}

/** True when a part of the link is in the viewport or less than a screen below it. */
function isNear(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight * 2;
}

/** The links a visitor sees or soon will: the page's own, then those around it. */
export function listLinksInView(page: Document): HTMLAnchorElement[] {
  const all = [...page.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isWithin);
  const own = all.filter((link) => link.closest('main'));
  return [...new Set([...own, ...all])].filter(isNear);
}

/** Milliseconds of hovering that show intent. */
const DWELL = 65;

/** Calls back for each link a visitor is about to follow: hovered, focused, or pressed. */
export function watchLinks(page: Document, onLink: (link: HTMLAnchorElement) => void): void {
  let timer = 0;
  const take = (event: Event) => {
    const link = linkOf(event);
    if (link) onLink(link);
  };
  const point = (event: Event) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(take, DWELL, event);
  };
  const options = { capture: true, passive: true };
  page.addEventListener('pointerover', point, options);
  for (const kind of ['focusin', 'pointerdown', 'touchstart']) {
    page.addEventListener(kind, take, options);
  }
}
