/** A script as the document names it. */
interface NamedScript {
  url: string;
  integrity: string;
  /** True when it runs now; else it is only fetched, for the script that asks for it later. */
  run: boolean;
}

/**
 * Asks for the scripts a rendered document names: once its first pictures are painted, for they would
 * take the line from them, or after `latest` ms. Stands in the document as its own text, so it uses
 * nothing from around it.
 * @returns asks for them now
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

  /** The first pictures of the page: it is not known yet which of them is the largest. */
  const pictures = [...page.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const decoded = pictures.map((picture) => picture.decode().catch(() => undefined));
  void Promise.all(decoded).then(() => {
    // The next frame has them; the one after it begins when that one is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(ask)));
  });
  setTimeout(ask, latest);
  return ask;
}
