import { type StaffProduct, type VariantWrite } from '@pasal/shared/contracts';
import { oneLine } from '@pasal/shared/domain';
import { priceProblem, stockProblem, type NumberProblem } from './number-problems';

/** A variant being edited: texts as typed. */
export interface DraftVariant {
  /** Distinguishes it from the others while the form is open. */
  key: string;
  /** The id of a stored variant. */
  id?: number;
  name: string;
  name_ne: string;
  code: string;
  original_price: string;
  in_stock: string;
  /** The index of its picture, from 0; empty for none of its own. */
  image: string;
}

export type VariantField = Exclude<keyof DraftVariant, 'key' | 'id'>;

export function draftVariantsOf({ variants }: Pick<StaffProduct, 'variants'>): DraftVariant[] {
  return variants.map(({ id, name, name_ne = '', code, original_price, in_stock, image }) => ({
    key: String(id),
    id,
    name,
    name_ne,
    code: code ?? '',
    original_price: String(original_price),
    in_stock: String(in_stock),
    image: image === null ? '' : String(image),
  }));
}

/** Appends a variant; the first takes over the product's price and stock. */
export function withNewVariant(
  variants: readonly DraftVariant[],
  product: { original_price: string; in_stock: string },
): DraftVariant[] {
  const numbers = variants.map(({ key }) => Number(key.replace('new-', '')));
  const key = `new-${Math.max(0, ...numbers) + 1}`;
  const own = variants.length === 0 ? product : { original_price: '', in_stock: '' };
  const { original_price, in_stock } = own;
  return [
    ...variants,
    { key, name: '', name_ne: '', code: '', image: '', original_price, in_stock },
  ];
}

export type VariantProblem = NumberProblem | 'missing' | 'name-twice';

/** Finds the problems of a variant by field. */
export function variantProblemsOf(
  variant: DraftVariant,
  all: readonly DraftVariant[],
): Partial<Record<VariantField, VariantProblem>> {
  const nameOf = ({ name }: DraftVariant) => oneLine(name).toLowerCase();
  const isTwice = all.some((other) => other !== variant && nameOf(other) === nameOf(variant));
  const name = nameOf(variant) === '' ? 'missing' : isTwice ? 'name-twice' : undefined;
  const price = priceProblem(variant.original_price);
  const stock = stockProblem(variant.in_stock);
  return {
    ...(name && { name }),
    ...(price && { original_price: price }),
    ...(stock && { in_stock: stock }),
  };
}

/** The variants as sent; the stock as seen preserves sales in the meantime (D23). */
export function variantsToSend(
  variants: readonly DraftVariant[],
  seen?: StaffProduct,
): VariantWrite[] {
  const before = new Map(seen?.variants.map((variant) => [variant.id, variant]));
  return variants.map(({ id, name, name_ne, code, original_price, in_stock, image }) => {
    const stored = id === undefined ? undefined : before.get(id);
    return {
      ...(id !== undefined && { id }),
      name: oneLine(name),
      ...((name_ne !== '' || stored?.name_ne) && { name_ne: oneLine(name_ne) || null }),
      code: oneLine(code) || null,
      original_price: Number(original_price),
      in_stock: Number(in_stock),
      ...(stored && { in_stock_seen: stored.in_stock }),
      image: image === '' ? null : Number(image),
    };
  });
}
