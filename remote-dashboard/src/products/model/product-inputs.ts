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

/** Describes a form control: a custom one, or one derived from this description. */
interface ProductInput {
  label: string;
  /** `line` and `lines` are texts, `box` is a checkbox; `own` are texts with a custom control. */
  kind: 'line' | 'lines' | 'box' | 'own';
  required?: true;
  hint?: string;
}

/** The form's fields: every writable field in the form's order, then the Nepali texts; facts and variants are separate. */
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

/** A checkbox field. */
export type BoxName = NameOf<'box'>;
/** A field that is typed or selected, and is text in the form. */
export type TextName = Exclude<InputName, BoxName>;
/** A text with a control derived from its description. */
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
