/**
 * The allowed content of `additional_description`: everything the editor's toolbar can make (R2 "Rich-text
 * editor") and the plain structure around it. The server applies this when it writes, the page when it
 * renders (D35).
 */

/** Elements, with the attributes each may have besides `style`. */
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

/** Properties a `style` may set, and the values each may have: colour, font size 8 to 72, alignment (R9.13). */
export const RICH_TEXT_STYLES: Readonly<Record<string, RegExp>> = {
  color,
  'background-color': color,
  'font-size': /^(?:[89]|[1-6]\d|7[0-2])px$/,
  'text-align': /^(?:left|center|right|justify)$/,
};

/** Where a link may lead: the web, a mail address, a telephone, a place in the shop. */
export function isRichTextLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href);
}

/** The declarations of a `style` that may stay, by property, in the order they were given. */
export function richTextStylesOf(style: string): Record<string, string> {
  const pairs = style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim());
    const name = property.toLowerCase();
    return RICH_TEXT_STYLES[name]?.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * Renames the `style` attributes of HTML to `data-style`, and event handlers likewise. A page's policy
 * forbids both inline, and a browser's parser reports every one, even in a document that is never shown; the
 * declarations are set one by one instead.
 */
export function maskStyles(html: string): string {
  return html.replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(/\s(?=(?:style|on[a-z]+)\s*=)/gi, ' data-'),
  );
}
