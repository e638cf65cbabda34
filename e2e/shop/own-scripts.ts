/**
 * The scripts a page has loaded for itself. Prefetched scripts are in links; the host's own pages are prefetched by
 * an import, once the page is at rest.
 */
export function ownScripts(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
  const ahead = new Set(links.map(({ href }) => href));
  const isHostPage = location.pathname.endsWith('/contact');
  const ofHostPages = /\/host\/(?!.*\/host\.[^/]*$)/;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter(
    (name) => name.endsWith('.js') && !ahead.has(name) && (isHostPage || !ofHostPages.test(name)),
  );
}
