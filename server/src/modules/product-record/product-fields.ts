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

/** The server's rules for a field that a form or a file of products sends. */
interface FieldRules {
  /** Reads the value of its text; a text that can't be read stays text, which the contract then refuses. */
  read: (text: string) => unknown;
  /** The rule for a cell of a file; a field without a rule is no column. */
  cell?: Wording;
  /** An empty cell takes the text away; elsewhere it leaves what is there. */
  mayEmpty?: true;
}

interface PlainFieldRules extends FieldRules {
  /**
   * The readers who see it: visitors everywhere, all but cards, the product's own page, or staff alone. Readers of Nepali
   * see it in place of the English text.
   */
  seenBy: 'everyone' | 'lists' | 'product-page' | 'staff' | 'nepali' | 'nepali-page';
}

const words = (text: string) => text;
/** Sent but empty is taken away. */
const wordsOrNothing = (text: string) => text || null;
/** What is no sum, or of somebody's side, stays a text. */
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

/** The contract looks at the length of what is stored: it must be fit to be sent again. */
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

/** Fields that are stored as they are written, in the order of the columns of a file. */
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

/** Fields that other columns are made from, or that say what an edit was made from. */
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

/** A field that is a column of a file of products. */
export type CellField = {
  [Field in keyof Rules]: Rules[Field] extends { cell: Wording } ? Field : never;
}[keyof Rules];

/** The plain fields this viewer sees beside what the others see. */
export type FieldSeenBy<Viewer extends PlainFieldRules['seenBy']> = {
  [Field in PlainProductField]: (typeof PLAIN_FIELDS)[Field]['seenBy'] extends Viewer
    ? Field
    : never;
}[PlainProductField];

/** Every field a form or a file may send. */
export const PRODUCT_FIELDS: Readonly<Record<keyof Rules, FieldRules>> = {
  ...PLAIN_FIELDS,
  ...OTHER_FIELDS,
};

const PLAIN_NAMES = Object.keys(PLAIN_FIELDS) as PlainProductField[];

const namesSeenBy = <Viewer extends PlainFieldRules['seenBy']>(viewer: Viewer) =>
  PLAIN_NAMES.filter((name): name is FieldSeenBy<Viewer> => PLAIN_FIELDS[name].seenBy === viewer);

/** The plain fields everyone sees, on cards too. */
export const CARD_FIELDS = namesSeenBy('everyone');
/** The plain fields everyone sees but on cards. */
export const LISTED_FIELDS = namesSeenBy('lists');
/** The plain fields staff alone see. */
export const STAFF_FIELDS = namesSeenBy('staff');
/** The Nepali texts that lists are read with. */
export const NEPALI_FIELDS = namesSeenBy('nepali');
/** Each text that may stand in Nepali, and where it does. */
export const IN_NEPALI = TRANSLATED_TEXTS.map((text) => [text, nepaliOf(text)] as const);

/**
 * The record with these fields of the row as well. They are set one by one: a spread or
 * `Object.fromEntries` takes a hundred times as long, for each product of a list.
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

/** The plain fields of an edit; one that was not sent is undefined and stays as it is. */
export const plainFieldsOf = (edit: ProductEdit) => withFields({}, edit, PLAIN_NAMES);
