/** A script as referenced in the document. */
interface NamedScript {
  url: string;
  integrity: string;
  /** True to run it now; else it is only preloaded, for the script that requests it later. */
  run: boolean;
}

/**
 * Loads the scripts of a server-rendered document: once its first pictures are painted, because scripts would compete
 * for bandwidth, or after `latest` ms. Its source is inlined in the document, so it uses nothing from its
 * surroundings.
 * @returns a function that loads them now
 */
export function askLater(page: Document, latest: number): () => void {
  let isAsked = false;

  function add({ url, integrity, run }: NamedScript) {
    const own = run ? { async: false, src: url } : { rel: 'preload', as: 'script', href: url };
    const element = page.createElement(run ? 'script' : 'link');
    page.head.append(Object.assign(element, { integrity, crossOrigin: 'anonymous', ...own }));
  }

  function ask() {
    if (isAsked) return;
    isAsked = true;
    const list = page.getElementById('scripts')?.textContent ?? '[]';
    for (const script of JSON.parse(list) as NamedScript[]) add(script);
  }

  /** The first pictures of the page: which of them is the largest is not known yet. */
  const pictures = [...page.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const decoded = pictures.map((picture) => picture.decode().catch(() => undefined));
  void Promise.all(decoded).then(() => {
    // The next frame paints them; the one after it begins when that one is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(ask)));
  });
  setTimeout(ask, latest);
  return ask;
}
