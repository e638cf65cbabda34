import {
  isRichTextLink,
  RICH_TEXT_ELEMENTS,
  RICH_TEXT_STYLES,
  severalLines,
} from '@pasal/shared/domain';
import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import { spellMeaning } from './rich-text-meaning';
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
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    strike: 's',
    del: 's',
    ins: 'u',
    '*': (tagName, attributes) => ({ tagName, attribs: fittingAttributes(tagName, attributes) }),
  },
};

/** The element around the text: here a cell or a row without its table is none. */
const PANEL = defaultTreeAdapter.createElement('div', html.NS.HTML, []);

/** A text as browsers read it: they close, move and repeat elements that are nested otherwise. */
const asRead = (text: string) => serialize(parseFragment(PANEL, text, {}));

const sanitised = (text: string) => sanitizeHtml(text, options);

/** Crooked nesting comes straight in a few rounds; what needs more was made to need them. */
const MAX_ROUNDS = 8;

/**
 * HTML reduced to what the editor can make (D35), by the same list the page renders by, and nested as
 * browsers read it: so a page made of it on a server is the page a browser makes of it. Words of unknown
 * elements stay, those of scripts and styles go. Doing it twice changes nothing.
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

/** A text as it may be stored. One that is too long stays as it is, to be refused: reading it would keep the shop waiting. */
export function storableRichText(text: string, most: number): string {
  // Reading turns `&#8238;` and its like into what they stand for.
  return text.length > most ? text : severalLines(sanitiseRichText(text));
}
