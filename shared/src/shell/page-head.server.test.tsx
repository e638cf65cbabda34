/** @jest-environment node */
import { createElement, type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { PageHead, ShopName, ShopOrigin } from '@pasal/shared/shell';

type Head = ComponentProps<typeof PageHead>;

/** Renders a page's head as a server sends it. */
const headOf = (head: Head, origin?: string) =>
  renderToString(
    <ShopName value="Sagarmatha">
      <ShopOrigin value={origin}>{createElement(PageHead, head)}</ShopOrigin>
    </ShopName>,
  );

const page: Head = {
  title: 'Dome Camera',
  description: 'Sees at night.',
  canonical: '/product/dome',
  type: 'product',
  picture: '/uploads/a.webp?w=1280',
};
const origin = 'https://pasal.example';

test('a page says what a link to it shows', () => {
  const html = headOf(page, origin);
  for (const [property, content] of [
    ['title', 'Dome Camera'],
    ['description', 'Sees at night.'],
    ['type', 'product'],
    ['url', 'https://pasal.example/product/dome'],
    ['image', 'https://pasal.example/uploads/a.webp?w=1280'],
    ['site_name', 'Sagarmatha'],
  ]) {
    expect(html).toContain(`<meta property="og:${property}" content="${content}"/>`);
  }
  expect(html).toContain('<title>Dome Camera | Sagarmatha</title>');
  expect(html).toContain('<link rel="canonical" href="https://pasal.example/product/dome"/>');
});

test('without an origin nothing is said that needs a whole address', () => {
  const html = headOf(page);
  expect(html).toContain('og:title');
  expect(html).not.toMatch(/og:url|og:image|canonical/);
});

test('a page nobody should find has no Open Graph, and says noindex when it must', () => {
  expect(headOf({ title: 'Cart' }, origin)).toBe('<title>Cart | Sagarmatha</title>');
  expect(headOf({ title: 'Search', noIndex: true })).toContain(
    '<meta name="robots" content="noindex"/>',
  );
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '"}]}', 'a\u2028b & c', 'क्यामेरा'])(
  'the structured data of %p is one script that says just that',
  (name) => {
    const html = headOf(
      { title: 'x', things: (addressOf) => [{ '@type': 'Thing', name, url: addressOf('/a') }] },
      origin,
    );
    const [, json = '', ...rest] = html.split(
      /<script type="application\/ld\+json">(.*)<\/script>/s,
    );
    expect(rest.join('')).not.toContain('script');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name, url: 'https://pasal.example/a' }],
    });
    expect(json).not.toContain('<');
  },
);

test('with nothing to say there is no script', () => {
  expect(headOf({ title: 'x', things: () => [undefined] })).not.toContain('script');
});
