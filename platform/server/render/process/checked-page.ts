import type { RenderedPage } from '../contract';

/**
 * Reduces a page to its texts. It is checked before it is sent: what is too large must not reach the server at all.
 * @throws when a part is not a text, or all together are longer than `most` characters
 */
export function checkPage(answer: RenderedPage, most: number): RenderedPage {
  const { head, html, styles, early = '', boot } = answer;
  let length = 0;
  for (const [name, text] of Object.entries({ head, html, styles, early, boot })) {
    if (typeof text !== 'string') throw new Error(`the page's ${name} is no text`);
    length += text.length;
  }
  if (length > most) throw new Error(`the page has ${length} characters; the limit is ${most}`);
  return { head, html, styles, early, boot };
}
