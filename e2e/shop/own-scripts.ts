/**
 * The scripts a page has loaded for itself. What it fetches ahead stands in a link; the host's own pages it has ready by
 * importing them, once it is at rest.
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
