interface NamedScript {
  url: string;
  integrity: string;
}

/**
 * Fetches the scripts that the document only references: those of the parts around the page, and those needed once
 * the page works. The host requests them after its own scripts, so that they do not compete on a slow line.
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
