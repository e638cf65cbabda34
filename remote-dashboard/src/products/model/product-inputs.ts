import {
  eachNepaliText,
  eachProductLine,
  type ProductWrite,
  type TranslatedText,
} from '@pasal/shared/contracts';
import { PRODUCT_LINE_LABELS } from '@pasal/shared/domain';
import * as messages from './messages';

const { labels } = messages;
const labelOf = (text: TranslatedText) => ({ ...labels, ...PRODUCT_LINE_LABELS })[text];

/** Describes the form's control for a field: one of its own, or one that follows from this description. */
interface ProductInput {
  label: string;
  /** `line` and `lines` are texts, `box` is ticked or not; `own` are texts with a control of their own. */
  kind: 'line' | 'lines' | 'box' | 'own';
  required?: true;
  hint?: string;
}

/**
 * The fields of the form: every field that may be written, in the form's order, and the Nepali texts after them; facts
 * and variants have parts of their own.
 */
export const PRODUCT_INPUTS = {
  title: { label: labels.title, kind: 'own', required: true },
  category: { label: labels.category, kind: 'own', required: true },
  subcategory: { label: labels.subcategory, kind: 'own' },
  brand: { label: labels.brand, kind: 'own', required: true },
  original_price: { label: labels.original_price, kind: 'own', required: true },
  discount_percentage: { label: labels.discount_percentage, kind: 'own', required: true },
  in_stock: { label: labels.in_stock, kind: 'own', required: true },
  description: { label: labels.description, kind: 'lines', required: true },
  additional_description: { label: labels.additional_description, kind: 'own' },
  ...eachProductLine((name) => ({ label: PRODUCT_LINE_LABELS[name], kind: 'line' }) as const),
  remarks: {
    label: labels.remarks,
    kind: 'lines',
    hint: messages.remarksHint,
  },
  section: { label: labels.section, kind: 'own' },
  status: { label: labels.status, kind: 'own' },
  is_popular: {
    label: labels.is_popular,
    kind: 'box',
    hint: messages.popularHint,
  },
  fast_delivery: { label: labels.fast_delivery, kind: 'box' },
  ...eachNepaliText((text) => ({ label: messages.inNepali(labelOf(text)), kind: 'own' }) as const),
} as const satisfies Record<
  Exclude<keyof ProductWrite, 'facts' | 'facts_ne' | 'variants'>,
  ProductInput
>;

type Inputs = typeof PRODUCT_INPUTS;
export type InputName = keyof Inputs;
type NameOf<Kind extends ProductInput['kind']> = {
  [Name in InputName]: Inputs[Name]['kind'] extends Kind ? Name : never;
}[InputName];
type RequiredName = {
  [Name in InputName]: Inputs[Name] extends { required: true } ? Name : never;
}[InputName];

/** A field that is ticked or not. */
export type BoxName = NameOf<'box'>;
/** A field that is typed or chosen, and is a text while it is. */
export type TextName = Exclude<InputName, BoxName>;
/** A text whose control follows from what is said of it here. */
export type WordsName = NameOf<'line' | 'lines'>;

const NAMES = Object.keys(PRODUCT_INPUTS) as InputName[];
/** Returns the description of a field. */
export const inputOf = (name: InputName): ProductInput => PRODUCT_INPUTS[name];

export const BOX_NAMES = NAMES.filter((name): name is BoxName => inputOf(name).kind === 'box');
export const TEXT_NAMES = NAMES.filter((name): name is TextName => inputOf(name).kind !== 'box');
export const WORDS_NAMES = NAMES.filter((name): name is WordsName =>
  ['line', 'lines'].includes(inputOf(name).kind),
);
export const REQUIRED_NAMES = NAMES.filter(
  (name): name is RequiredName => inputOf(name).required === true,
);
