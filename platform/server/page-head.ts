import { html } from '@pasal/core/http/html';
import { SENT_HEAD, type HeadElement } from '../contract/head-element';
import type { Shop, DescribedPage } from './shop';

function write({ name, attributes, text }: HeadElement): string {
  const given = Object.entries({ ...attributes, [SENT_HEAD]: '' });
  const start = `<${name}${given.map(([key, value]) => html` ${key}="${value}"`.html).join('')}>`;
  if (name === 'meta' || name === 'link') return start;
  // The text of a script is JSON that cannot end it.
  return `${start}${name === 'script' ? (text ?? '') : html`${text}`.html}</${name}>`;
}

/**
 * What a document says of a page that the server did not make, or not yet: the same as where it did, so that a search
 * engine and who is sent a link learn it also while the renderer is late. The page takes it over by its marks.
 */
export function writePageHead(shop: Pick<Shop, 'describePage'>, page: DescribedPage): string {
  const elements = shop.describePage(page);
  const known = elements.some(({ name }) => name === 'title')
    ? elements
    : [{ name: 'title' as const, attributes: {}, text: page.shopName }];
  return known.map(write).join('\n    ');
}
