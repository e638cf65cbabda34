import { MAX_PRICE, PRODUCT_IMAGE_COUNT, type StaffProduct } from '@pasal/shared/contracts';
import { oneLine, sellingPricePaisa, toPaisa, toRupees } from '@pasal/shared/domain';
import { draftFactsOf, type DraftFacts } from './draft-facts';
import { draftVariantsOf, variantProblemsOf, type DraftVariant } from './draft-variants';
import { numberOf, priceProblem, stockProblem, type NumberProblem } from './number-problems';
import {
  BOX_NAMES,
  REQUIRED_NAMES,
  TEXT_NAMES,
  type BoxName,
  type TextName,
} from './product-inputs';

/** The content of a picture slot: empty, a stored picture, or a new file. */
export type DraftImage = null | { path: string } | { file: File };

/** The product form being edited: texts as typed. */
export interface ProductDraft extends Record<TextName, string>, Record<BoxName, boolean> {
  images: readonly DraftImage[];
  /** With variants, price and stock are theirs instead of the product's (D63). */
  variants: readonly DraftVariant[];
  /** The facts that the selected category defines (D65). */
  facts: DraftFacts;
}

const all = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** "starts empty with three empty image slots" (R4.10) */
export const EMPTY_DRAFT: ProductDraft = {
  ...all(TEXT_NAMES, () => ''),
  ...all(BOX_NAMES, () => false),
  images: Array.from({ length: PRODUCT_IMAGE_COUNT }, () => null),
  variants: [],
  facts: {},
};

/** "refilled when initial data arrives" (R4.10) */
export function draftOf(product: StaffProduct): ProductDraft {
  return {
    ...all(TEXT_NAMES, (name) => String(product[name] ?? '')),
    ...all(BOX_NAMES, (name) => product[name]),
    images: EMPTY_DRAFT.images.map((_none, slot) => {
      const path = product.images[slot];
      return path === undefined ? null : { path };
    }),
    variants: draftVariantsOf(product),
    facts: draftFactsOf(product),
  };
}

/**
 * "original_price minus discount_percentage percent of it, to two decimals; blank if either input
 * is not a number" (R4.11), rounded as the server does (D9).
 */
export function sellingPriceOf(original: string, discount: string): string {
  const [rupees, percentage] = [numberOf(original), numberOf(discount)];
  if (rupees === undefined || percentage === undefined || Math.abs(rupees) > MAX_PRICE) return '';
  return toRupees(sellingPricePaisa(toPaisa(rupees), percentage)).toFixed(2);
}

/** The selling price in rupees after the shop's rounding (D103). */
export function soldPriceOf(
  original: string,
  discount: string,
  rounding: number,
): number | undefined {
  const exact = numberOf(sellingPriceOf(original, discount));
  if (exact === undefined) return undefined;
  return toRupees(sellingPricePaisa(toPaisa(exact), 0, rounding));
}

/** "Submit is disabled until a price exists and all three image slots are filled" (R4.12). */
export function maySubmit(draft: ProductDraft): boolean {
  const { original_price, discount_percentage, images, variants } = draft;
  const prices =
    variants.length > 0 ? variants.map((each) => each.original_price) : [original_price];
  const hasPrice = prices.some((price) => sellingPriceOf(price, discount_percentage) !== '');
  return hasPrice && !images.includes(null);
}

export type DraftField = keyof ProductDraft;
export type Problem = NumberProblem | 'missing' | 'nothing-left' | 'too-long' | 'variants';
export type Problems = Partial<Record<DraftField, Problem>>;

/** The product's own price and stock; absent from the form if variants have them. */
const OWN_GOODS: ReadonlySet<DraftField> = new Set(['original_price', 'in_stock']);

function goodsProblems(draft: ProductDraft): Problems {
  const price = priceProblem(draft.original_price);
  const left = numberOf(sellingPriceOf(draft.original_price, draft.discount_percentage));
  const original_price = price ?? (left === 0 ? 'nothing-left' : undefined);
  const in_stock = stockProblem(draft.in_stock);
  return { ...(original_price && { original_price }), ...(in_stock && { in_stock }) };
}

function hasVariantProblem({ variants, discount_percentage }: ProductDraft): boolean {
  return variants.some(
    (variant) =>
      Object.keys(variantProblemsOf(variant, variants)).length > 0 ||
      numberOf(sellingPriceOf(variant.original_price, discount_percentage)) === 0,
  );
}

const LONG = ['additional_description', 'additional_description_ne'] as const;

/** Finds the problems to correct before sending, by field. */
export function problemsOf(draft: ProductDraft, mostText: number): Problems {
  const inVariants = draft.variants.length > 0;
  const missing = REQUIRED_NAMES.filter((field) => oneLine(draft[field]) === '').filter(
    (field) => !inVariants || !OWN_GOODS.has(field),
  );
  return {
    ...(!inVariants && goodsProblems(draft)),
    ...Object.fromEntries(missing.map((field) => [field, 'missing'])),
    ...(hasVariantProblem(draft) && { variants: 'variants' as const }),
    ...Object.fromEntries(
      LONG.filter((field) => draft[field].length > mostText).map((field) => [field, 'too-long']),
    ),
  };
}
