/** What no finder should walk through: pages of one visitor, of staff, of no end, and the API. */
const CLOSED = ['/dashboard', '/cart', '/checkout', '/wishlist', '/compare', '/search', '/api/'];

/** The text of `/robots.txt`: everything is open but what is named, and the list of pages is there. */
export function robotsOf(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
