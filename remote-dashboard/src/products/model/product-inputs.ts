import type { ProductWrite } from '@pasal/shared/contracts';

/** Describes the form's control for a field: one of its own, or one that follows from this description. */
interface ProductInput {
  label: string;
  /** `line` and `lines` are texts, `box` is ticked or not; `own` are texts with a control of their own. */
  kind: 'line' | 'lines' | 'box' | 'own';
  required?: true;
  hint?: string;
}

/**
 * The fields of the form: every field that may be written, in the form's order; facts and variants have parts
 * of their own.
 */
export const PRODUCT_INPUTS = {
  title: { label: 'Title', kind: 'own', required: true },
  category: { label: 'Category', kind: 'own', required: true },
  subcategory: { label: 'Subcategory', kind: 'own' },
  brand: { label: 'Brand', kind: 'own', required: true },
  original_price: { label: 'Original price (Rs.)', kind: 'own', required: true },
  discount_percentage: { label: 'Discount', kind: 'own', required: true },
  in_stock: { label: 'In stock', kind: 'own', required: true },
  description: { label: 'Description', kind: 'lines', required: true },
  additional_description: { label: 'Additional description', kind: 'own' },
  warranty: { label: 'Warranty', kind: 'line' },
  remarks: {
    label: 'Remarks',
    kind: 'lines',
    hint: 'For staff only. Never shown in the shop.',
  },
  section: { label: 'Section', kind: 'own' },
  status: { label: 'Status', kind: 'own' },
  is_popular: {
    label: 'Popular item',
    kind: 'box',
    hint: 'Listed first when sorted by Featured. Popular Items on the home page use the section instead.',
  },
  fast_delivery: { label: 'Fast Delivery', kind: 'box' },
} as const satisfies Record<Exclude<keyof ProductWrite, 'facts' | 'variants'>, ProductInput>;

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
