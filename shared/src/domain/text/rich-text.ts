/**
 * The allowed content of `additional_description`: everything the editor's toolbar can make (R2 "Rich-text editor")
 * and the basic structure. The server applies this on write, the page on render (D35).
 */

/** Allowed elements, with their attributes besides `style`. */
export const RICH_TEXT_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  h2: [],
  h3: [],
  h4: [],
  blockquote: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  span: [],
  a: ['href'],
  ul: [],
  ol: [],
  li: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

const color =
  /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]{3,20}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i;

/** Allowed `style` properties with their values: colour, font size 8 to 72, alignment (R9.13). */
export const RICH_TEXT_STYLES: Readonly<Record<string, RegExp>> = {
  color,
  'background-color': color,
  'font-size': /^(?:[89]|[1-6]\d|7[0-2])px$/,
  'text-align': /^(?:left|center|right|justify)$/,
};

/** Allowed link targets: web, email, telephone, shop paths. */
export function isRichTextLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href);
}

/** The allowed declarations of a `style` by property, in their original order. */
export function richTextStylesOf(style: string): Record<string, string> {
  const pairs = style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim());
    const name = property.toLowerCase();
    return RICH_TEXT_STYLES[name]?.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * Renames `style` attributes in HTML to `data-style`, and event handlers likewise. A page's policy forbids both
 * inline, and a browser's parser reports every one, even in a document that is never shown; declarations are set one
 * by one instead.
 */
export function maskStyles(html: string): string {
  return html.replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(/\s(?=(?:style|on[a-z]+)\s*=)/gi, ' data-'),
  );
}
