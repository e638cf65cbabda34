import {
  isRichTextLink,
  RICH_TEXT_ELEMENTS,
  RICH_TEXT_STYLES,
  severalLines,
} from '@pasal/shared/domain';
import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import { spellMeaning } from './rich-text-meaning';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

/** Deeper than any editor nests; the elements below are dropped. */
const MAX_DEPTH = 60;
/** Elements whose text is code or belongs to the browser, never content. */
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

/** Drops an element's attributes with invalid values; styles are checked separately. */
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
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    strike: 's',
    del: 's',
    ins: 'u',
    '*': (tagName, attributes) => ({ tagName, attribs: fittingAttributes(tagName, attributes) }),
  },
};

/** The context element for parsing: inside it, a cell or a row without its table is dropped. */
const PANEL = defaultTreeAdapter.createElement('div', html.NS.HTML, []);

/** A text as browsers parse it: they close, move and repeat badly nested elements. */
const asRead = (text: string) => serialize(parseFragment(PANEL, text, {}));

const sanitised = (text: string) => sanitizeHtml(text, options);

/** Bad nesting is corrected in a few rounds; a text that needs more was made to. */
const MAX_ROUNDS = 8;

/**
 * HTML reduced to what the editor can create (D35), by the same list as the page's renderer, and nested as browsers parse it, so that
 * server and browser render the same page. The text of unknown elements stays, that of scripts and styles is dropped. Idempotent.
 */
export function sanitiseRichText(text: string): string {
  let current = spellMeaning(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const clean = sanitised(current);
    const next = sanitised(asRead(clean));
    if (clean === current && next === current) return current;
    current = next;
  }
  return sanitizeHtml(current, { allowedTags: [], nonTextTags: NO_WORDS });
}

/** Sanitises a text for storage. One that is too long is returned unchanged, to be refused: parsing it would block the server. */
export function storableRichText(text: string, most: number): string {
  // Parsing decodes entities such as `&#8238;`.
  return text.length > most ? text : severalLines(sanitiseRichText(text));
}
