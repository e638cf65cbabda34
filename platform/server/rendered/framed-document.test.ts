import { anyHash, releaseRecord } from '@pasal/server/testing/release-records';
import { writeFramedDocument } from './framed-document';

const host = releaseRecord({ name: 'host', version: '1.0', start: ['remoteEntry.js'] });
const integrity = anyHash('c');
const parts = {
  host,
  page: {
    head: '',
    html: '<header>Pasal</header><main>Loading...</main>',
    styles: '<style>.a{color:teal}</style>',
    boot: 'window.started = 1;',
  },
  described: '<title data-sent>Your cart | Tea &amp; Lamps</title>',
  discovery: '{"microFrontends":{}}',
  scripts: [
    { url: '/remotes/checkout/1/cart.js', integrity },
    { url: '/remotes/catalog/1/search.js', integrity, isLater: true as const },
  ],
  answers: [],
  language: 'en' as const,
  shopName: 'Tea & Lamps',
  look: { head: '<meta name="theme-color">', script: 'window.look = 1;' },
};

const document = writeFramedDocument(parts);
const [head = '', body = ''] = document.split('</head>');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, at]) => at);

test('header and footer stand there, and the scripts of the page are asked for at once', () => {
  expect(body).toContain(`<div id="root">${parts.page.html}</div>`);
  const rest = 'integrity="sha384-[^"]+" crossorigin';
  expect(matches(head, new RegExp(`<script defer src="([^"]+)" ${rest}></script>`, 'g'))).toEqual([
    '/host/1.0/remoteEntry.js',
  ]);
  const preload = new RegExp(`<link rel="preload" as="script" href="([^"]+)" ${rest}>`, 'g');
  expect(matches(head, preload)).toEqual(['/remotes/checkout/1/cart.js']);
});

test('what stands around the page is only named, for the host to ask for later', () => {
  const [later = ''] = matches(body, /id="later-scripts">(.*?)<\/script>/g);
  expect(JSON.parse(later)).toEqual([{ url: '/remotes/catalog/1/search.js', integrity }]);
});

const icons = (text: string) => matches(text, /<link rel="[^"]*icon" href="([^"]+)"/g);

test('icons of the shop’s own are asked for by another word than those of a shop that has none', () => {
  expect(icons(document)).toEqual(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png']);
  const own = writeFramedDocument({ ...parts, look: { ...parts.look, iconVersion: 'ab12' } });
  expect(icons(own)).toEqual([
    '/favicon.ico?v=ab12',
    '/icon.svg?v=ab12',
    '/apple-touch-icon.png?v=ab12',
  ]);
  expect(own).toContain('href="/manifest.webmanifest?v=ab12"');
});

test('it says of its page what the shop knows until the page says it itself', () => {
  expect(matches(head, /<title[^>]*>(.*)<\/title>/g)).toEqual(['Your cart | Tea &amp; Lamps']);
  const page = { ...parts.page, head: '<title>Cart</title>' };
  expect(writeFramedDocument({ ...parts, page }).match(/<title[^\n]*/g)).toEqual([
    '<title>Cart</title>',
  ]);
});
