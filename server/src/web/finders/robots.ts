import { LANGUAGES, pathIn } from '@pasal/platform/contract/language';

/** Search engines should not crawl these: pages of one visitor, pages of staff, endless pages. */
const CLOSED = ['/dashboard', '/cart', '/checkout', '/wishlist', '/compare', '/search'];

/** The text of `/robots.txt`: everything is open but what is named and the API, and the list of pages is there. */
export function robotsOf(origin: string): string {
  const pages = LANGUAGES.flatMap((language) => CLOSED.map((path) => pathIn(language, path)));
  const closed = [...pages, '/api/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
