import { html } from '@pasal/core/http/html';
import { SENT_HEAD, type HeadElement } from '../contract/head-element';
import type { Shop, DescribedPage } from './shop';

function write({ name, attributes, text }: HeadElement): string {
  const given = Object.entries({ ...attributes, [SENT_HEAD]: '' });
  const start = `<${name}${given.map(([key, value]) => html` ${key}="${value}"`.html).join('')}>`;
  if (name === 'meta' || name === 'link') return start;
  // The text of a script is JSON that cannot close the element.
  return `${start}${name === 'script' ? (text ?? '') : html`${text}`.html}</${name}>`;
}

/**
 * The metadata of a page that the server has not rendered, the same as if it had, so that search engines and link
 * previews get it even while the renderer is late. The page recognises it by its markers and replaces it.
 */
export function writePageHead(shop: Pick<Shop, 'describePage'>, page: DescribedPage): string {
  const elements = shop.describePage(page);
  const known = elements.some(({ name }) => name === 'title')
    ? elements
    : [{ name: 'title' as const, attributes: {}, text: page.shopName }];
  return known.map(write).join('\n    ');
}
