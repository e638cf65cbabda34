import { LANGUAGES, pathIn } from '@pasal/platform/contract/language';

/** Paths that should not be crawled: a visitor's own pages, pages of staff, endless pages. */
const CLOSED = ['/dashboard', '/cart', '/checkout', '/wishlist', '/compare', '/search'];

/** The text of `/robots.txt`: allows everything except these and the API, and links the sitemap. */
export function robotsOf(origin: string): string {
  const pages = LANGUAGES.flatMap((language) => CLOSED.map((path) => pathIn(language, path)));
  const closed = [...pages, '/api/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
