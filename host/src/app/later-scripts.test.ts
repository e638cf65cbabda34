import { fetchLaterScripts } from './later-scripts';

const NAMED = [
  { url: '/remotes/catalog/1/entry.js', integrity: 'sha384-entry' },
  { url: '/remotes/catalog/1/search.js', integrity: 'sha384-search' },
];

const named = (json: string) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<script type="application/json" id="later-scripts">${json}</script>`;
  return page;
};

describe('scripts a document only names', () => {
  it('are fetched and not run, in their order and each under its hash', () => {
    const page = named(JSON.stringify(NAMED));
    fetchLaterScripts(page);
    const links = [...page.head.querySelectorAll('link')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(NAMED.map(({ url }) => url));
    for (const [at, link] of links.entries()) {
      expect(link).toMatchObject({ rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
      expect(link).toHaveProperty('integrity', NAMED[at]?.integrity);
    }
    expect(page.querySelectorAll('script[src]')).toHaveLength(0);
  });

  it('are none in a document that names none', () => {
    const page = document.implementation.createHTMLDocument();
    fetchLaterScripts(page);
    expect(page.head.querySelectorAll('link')).toHaveLength(0);
  });
});
