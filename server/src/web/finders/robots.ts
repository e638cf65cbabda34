/** Search engines should not crawl these: pages of one visitor, pages of staff, endless pages, and the API. */
const CLOSED = ['/dashboard', '/cart', '/checkout', '/wishlist', '/compare', '/search', '/api/'];

/** The text of `/robots.txt`: everything is open but what is named, and the list of pages is there. */
export function robotsOf(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
