import type { HeadElement } from '../contract/head-element';
import { writePageHead } from './page-head';

const page = {
  pattern: '/a',
  params: {},
  search: new URLSearchParams(),
  language: 'en' as const,
  shopName: 'Tea & Lamps',
  answers: [],
};
const written = (...elements: HeadElement[]) =>
  writePageHead({ describePage: () => elements }, page);

test('names and texts are written as text, and each element can be told from the page’s own', () => {
  const name = '"><script>alert(1)</script>';
  const text = written(
    { name: 'title', attributes: {}, text: name },
    { name: 'meta', attributes: { name: 'description', content: name } },
  );
  const safe = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
  expect(text.split('\n    ')).toEqual([
    `<title data-sent="">${safe}</title>`,
    `<meta name="description" content="${safe}" data-sent="">`,
  ]);
});

test('structured data stays JSON', () => {
  const data: HeadElement = {
    name: 'script',
    attributes: { type: 'application/ld+json' },
    text: '{"name":"A & B"}',
  };
  expect(written({ name: 'title', attributes: {}, text: 'A' }, data)).toContain(
    '<script type="application/ld+json" data-sent="">{"name":"A & B"}</script>',
  );
});

test('a page that the shop does not know is called as the shop', () => {
  expect(written()).toBe('<title data-sent="">Tea &amp; Lamps</title>');
});
