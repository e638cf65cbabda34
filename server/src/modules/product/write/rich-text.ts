import { isRichTextLink, RICH_TEXT_ELEMENTS, RICH_TEXT_STYLES } from '@pasal/shared/domain';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

/** Deeper than any editor nests; what is below goes without its elements. */
const MAX_DEPTH = 60;
/** Elements whose text is code or belongs to the browser, never words of the shop. */
const NO_WORDS = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'title',
  'textarea',
  'option',
  'xmp',
  'listing',
  'plaintext',
  'noembed',
  'noframes',
  'math',
  'svg',
];
const SPAN = /^[1-9]\d?$/;

/** Keeps of an element's attributes those whose values fit; styles are looked at separately. */
function fittingAttributes(_tagName: string, attributes: Attributes): Attributes {
  const kept = Object.entries(attributes).filter(([name, value]) => {
    if (name === 'href') return isRichTextLink(value.trim());
    if (name === 'colspan' || name === 'rowspan') return SPAN.test(value.trim());
    return true;
  });
  return Object.fromEntries(kept.map(([name, value]) => [name, value.trim()]));
}

const options: IOptions = {
  allowedTags: Object.keys(RICH_TEXT_ELEMENTS),
  allowedAttributes: Object.fromEntries(
    Object.entries(RICH_TEXT_ELEMENTS).map(([element, names]) => [element, [...names, 'style']]),
  ),
  allowedStyles: {
    '*': Object.fromEntries(
      Object.entries(RICH_TEXT_STYLES).map(([property, value]) => [property, [value]]),
    ),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: NO_WORDS,
  nestingLimit: MAX_DEPTH,
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: fittingAttributes(tagName, attributes) }),
  },
};

/** Crooked nesting comes straight in two rounds; what needs more was made to need them. */
const MAX_ROUNDS = 5;

/**
 * HTML reduced to what the editor can make (D35), by the same list the page renders by.
 * Words of unknown elements stay, those of scripts and styles go. Doing it twice changes nothing.
 */
export function sanitiseRichText(html: string): string {
  let current = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = sanitizeHtml(current, options);
    if (next === current) return current;
    current = next;
  }
  return sanitizeHtml(current, { allowedTags: [], nonTextTags: NO_WORDS });
}
