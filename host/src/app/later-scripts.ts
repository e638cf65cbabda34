interface NamedScript {
  url: string;
  integrity: string;
}

/**
 * Fetches the scripts the document only names: of what stands around the page, and of what comes when the page
 * works. The host asks for them when its own are there, so that on a slow line they take nothing from these.
 */
export function fetchLaterScripts(page: Document): void {
  const list = page.getElementById('later-scripts')?.textContent ?? '[]';
  for (const { url, integrity } of JSON.parse(list) as NamedScript[]) {
    const link = page.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity });
    link.href = url;
    page.head.append(link);
  }
}
