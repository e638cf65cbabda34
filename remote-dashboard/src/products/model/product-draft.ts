import {
  MAX_PRICE,
  MAX_STOCK,
  PRODUCT_IMAGE_COUNT,
  type StaffProduct,
} from '@pasal/shared/contracts';
import { oneLine, sellingPricePaisa, toPaisa, toRupees } from '@pasal/shared/domain';
import {
  BOX_NAMES,
  REQUIRED_NAMES,
  TEXT_NAMES,
  type BoxName,
  type TextName,
} from './product-inputs';

/** What stands in a picture slot: nothing, a picture the product has, or a new file. */
export type DraftImage = null | { path: string } | { file: File };

/** The product form as it is being filled in: texts as they were typed. */
export interface ProductDraft extends Record<TextName, string>, Record<BoxName, boolean> {
  images: readonly DraftImage[];
}

const all = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** "starts empty with three empty image slots" (R4.10) */
export const EMPTY_DRAFT: ProductDraft = {
  ...all(TEXT_NAMES, () => ''),
  ...all(BOX_NAMES, () => false),
  images: Array.from({ length: PRODUCT_IMAGE_COUNT }, () => null),
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
  };
}

/** A typed number, or undefined for what is none. */
function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
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

/** "Submit is disabled until a price exists and all three image slots are filled" (R4.12). */
export function maySubmit({ original_price, discount_percentage, images }: ProductDraft): boolean {
  return sellingPriceOf(original_price, discount_percentage) !== '' && !images.includes(null);
}

export type DraftField = keyof ProductDraft;
export type Problem = 'missing' | 'price' | 'decimals' | 'nothing-left' | 'stock' | 'too-long';
export type Problems = Partial<Record<DraftField, Problem>>;

function priceProblem(text: string): Problem | undefined {
  const price = numberOf(text);
  if (price === undefined || price <= 0 || price > MAX_PRICE) return 'price';
  return /^\d+(\.\d{1,2})?$/.test(text.trim()) ? undefined : 'decimals';
}

function stockProblem(text: string): Problem | undefined {
  return /^\d{1,7}$/.test(text.trim()) && Number(text) <= MAX_STOCK ? undefined : 'stock';
}

/** What must be put right before the server is asked, field by field. */
export function problemsOf(draft: ProductDraft, mostText: number): Problems {
  const missing = REQUIRED_NAMES.filter((field) => oneLine(draft[field]) === '');
  const problems: Problems = Object.fromEntries(missing.map((field) => [field, 'missing']));
  const price = priceProblem(draft.original_price);
  if (price && !problems.original_price) problems.original_price = price;
  const left = numberOf(sellingPriceOf(draft.original_price, draft.discount_percentage));
  if (left === 0 && !problems.original_price) problems.original_price = 'nothing-left';
  const stock = stockProblem(draft.in_stock);
  if (stock && !problems.in_stock) problems.in_stock = stock;
  if (draft.additional_description.length > mostText) problems.additional_description = 'too-long';
  return problems;
}
