import {
  eachNepaliText,
  eachProductLine,
  nepaliOf,
  PRODUCT_FIELD_LENGTHS,
  PRODUCT_STATUSES,
  SECTIONS,
  TRANSLATED_TEXTS,
  type PlainProductField,
  type ProductEdit,
} from '@pasal/shared/contracts';
import { plainSigns, readSum } from '@pasal/shared/domain';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from './messages';
import { storableRichText } from '../../rich-text/rich-text';

/** The server's rules for a field of a product form or file. */
interface FieldRules {
  /** Parses the text; an unparsable text stays text, which the contract then refuses. */
  read: (text: string) => unknown;
  /** The rule shown for a cell of a file; a field without one is not a column. */
  cell?: Wording;
  /** An empty cell clears the text; otherwise an empty cell changes nothing. */
  mayEmpty?: true;
}

interface PlainFieldRules extends FieldRules {
  /**
   * Who sees the field: visitors everywhere, visitors except on cards, the product's own page, or staff only. Readers of Nepali see it in
   * place of the English text.
   */
  seenBy: 'everyone' | 'lists' | 'product-page' | 'staff' | 'nepali' | 'nepali-page';
}

const words = (text: string) => text;
/** An empty value clears the field. */
const wordsOrNothing = (text: string) => text || null;
/** An invalid amount, or one marked as debit or credit, stays text. */
function rupees(text: string): number | string {
  const sum = readSum(text);
  return typeof sum === 'string' || sum.side !== undefined ? text : sum.rupees;
}
const whole = (text: string) => {
  const number = rupees(text);
  return Number.isInteger(number) ? number : text;
};
const percent = (text: string) => whole(plainSigns(text).replace(/ ?%$/, ''));

function yesOrNo(text: string): boolean | string {
  const word = text.toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : text;
}

/** The contract limits the stored length, so that a stored text can be sent again. */
const richText = (text: string) =>
  storableRichText(text, PRODUCT_FIELD_LENGTHS.additional_description);

const richTextOrNothing = (text: string) => richText(text) || null;

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const upTo = (name: keyof typeof PRODUCT_FIELD_LENGTHS) =>
  messages.textUpTo(PRODUCT_FIELD_LENGTHS[name]);

/** Fields stored as they are sent, in the column order of a file. */
const PLAIN_FIELDS = {
  title: { read: words, cell: upTo('title'), seenBy: 'everyone' },
  status: {
    read: words,
    cell: messages.oneOf(PRODUCT_STATUSES),
    seenBy: 'staff',
  },
  section: {
    read: wordsOrNothing,
    cell: messages.oneOfOrEmpty(SECTIONS),
    mayEmpty: true,
    seenBy: 'everyone',
  },
  is_popular: { read: yesOrNo, cell: messages.trueOrFalse, seenBy: 'everyone' },
  fast_delivery: { read: yesOrNo, cell: messages.trueOrFalse, seenBy: 'everyone' },
  ...eachProductLine(
    (name) =>
      ({
        read: wordsOrNothing,
        cell: upTo(name),
        mayEmpty: true,
        seenBy: 'lists',
      }) as const,
  ),
  description: { read: words, cell: upTo('description'), seenBy: 'lists' },
  remarks: {
    read: wordsOrNothing,
    cell: upTo('remarks'),
    mayEmpty: true,
    seenBy: 'staff',
  },
  additional_description: { read: richText, seenBy: 'product-page' },
  ...eachNepaliText(
    (name) =>
      ({
        read: wordsOrNothing,
        cell: upTo(nepaliOf(name)),
        mayEmpty: true,
        seenBy: 'nepali',
      }) as const,
  ),
  additional_description_ne: { read: richTextOrNothing, seenBy: 'nepali-page' },
} as const satisfies Record<PlainProductField, PlainFieldRules>;

/** Fields from which other columns are derived, or that give the state an edit was based on. */
const OTHER_FIELDS = {
  brand: { read: words, cell: upTo('brand') },
  category: { read: words, cell: upTo('category') },
  subcategory: {
    read: wordsOrNothing,
    cell: upTo('subcategory'),
    mayEmpty: true,
  },
  original_price: {
    read: rupees,
    cell: messages.priceCell,
  },
  discount_percentage: { read: percent, cell: messages.percentCell },
  in_stock: { read: whole, cell: messages.stockCell },
  facts: {
    read: json,
    cell: messages.factsCell,
  },
  facts_ne: {
    read: json,
    cell: messages.nepaliFactsCell,
  },
  variants: { read: json },
  in_stock_seen: { read: whole, cell: messages.exportedPieces },
  version: { read: whole, cell: messages.exportedNumber },
} as const satisfies Record<Exclude<keyof ProductEdit, PlainProductField>, FieldRules>;

type Rules = typeof PLAIN_FIELDS & typeof OTHER_FIELDS;

/** A field that is a column of a product file. */
export type CellField = {
  [Field in keyof Rules]: Rules[Field] extends { cell: Wording } ? Field : never;
}[keyof Rules];

/** The plain fields that only this group of viewers sees. */
export type FieldSeenBy<Viewer extends PlainFieldRules['seenBy']> = {
  [Field in PlainProductField]: (typeof PLAIN_FIELDS)[Field]['seenBy'] extends Viewer
    ? Field
    : never;
}[PlainProductField];

/** Every field of a form or file. */
export const PRODUCT_FIELDS: Readonly<Record<keyof Rules, FieldRules>> = {
  ...PLAIN_FIELDS,
  ...OTHER_FIELDS,
};

const PLAIN_NAMES = Object.keys(PLAIN_FIELDS) as PlainProductField[];

const namesSeenBy = <Viewer extends PlainFieldRules['seenBy']>(viewer: Viewer) =>
  PLAIN_NAMES.filter((name): name is FieldSeenBy<Viewer> => PLAIN_FIELDS[name].seenBy === viewer);

/** Plain fields that everyone sees, on cards too. */
export const CARD_FIELDS = namesSeenBy('everyone');
/** Plain fields that everyone sees, except on cards. */
export const LISTED_FIELDS = namesSeenBy('lists');
/** Plain fields that only staff see. */
export const STAFF_FIELDS = namesSeenBy('staff');
/** The Nepali texts that lists read. */
export const NEPALI_FIELDS = namesSeenBy('nepali');
/** Each translatable text and its Nepali field. */
export const IN_NEPALI = TRANSLATED_TEXTS.map((text) => [text, nepaliOf(text)] as const);

/**
 * The record with these fields of the row added. They are set one by one: for each product of a list, a spread or `Object.fromEntries`
 * takes a hundred times as long.
 */
export function withFields<Row extends object, Name extends keyof Row, Own extends object>(
  own: Own,
  row: Row,
  names: readonly Name[],
): Own & Pick<Row, Name> {
  const record: Partial<Pick<Row, Name>> = own;
  for (const name of names) record[name] = row[name];
  return record as Own & Pick<Row, Name>;
}

/** The plain fields of an edit; one that was not sent is undefined and stays unchanged. */
export const plainFieldsOf = (edit: ProductEdit) => withFields({}, edit, PLAIN_NAMES);
