import { MAX_STOCK, type VariantWrite } from '@pasal/shared/contracts';
import { oneLine, originalPricePaisa, sellingPricePaisa, toPaisa } from '@pasal/shared/domain';
import type { StoredVariant } from '../../../db/schema';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from '../../product-record/messages';

/** A variant to write; its position in the list is its position in the row. */
export interface VariantRow extends Omit<StoredVariant, 'price_paisa' | 'name_ne'> {
  name_ne: string | null;
}

/** The state before the write. */
export interface VariantsBefore {
  variants: readonly StoredVariant[];
  last_variant_id: number;
  /** The product's stock, if it has no variants yet: it goes to one of the variants if none has its own. */
  in_stock: number;
  price_paisa: number;
  /** Percent, after the edit. */
  discount: number;
}

/** The variants after the edit, and the change in stock of each. */
export interface VariantPlan {
  rows: VariantRow[];
  moves: { variantId: number; quantity: number }[];
}

const refuse = (message: Wording) => invalid(message, { path: 'variants', message });

/** The id of each variant: its own, or the next unused one. */
function idsOf(writes: readonly VariantWrite[], { variants, last_variant_id }: VariantsBefore) {
  const given = writes.flatMap(({ id }) => id ?? []);
  if (new Set(given).size < given.length) throw refuse(messages.variantTwice);
  const known = new Set(variants.map(({ id }) => id));
  const unknown = given.filter((id) => !known.has(id));
  // Somebody has deleted it in the meantime, or the file is older.
  if (unknown.some((id) => id <= last_variant_id)) throw conflict(messages.variantGone, 'variants');
  // The first variants may choose their ids. A higher number would waste it and all below.
  const mostNew = last_variant_id === 0 ? writes.length : 0;
  if (unknown.some((id) => id > mostNew)) throw refuse(messages.variantUnknown);
  let last = Math.max(last_variant_id, ...given);
  return writes.map(({ id }) => id ?? (last += 1));
}

function originalOf(write: VariantWrite, known: StoredVariant | undefined, discount: number) {
  const { original_price, price } = write;
  const original =
    original_price !== undefined
      ? toPaisa(original_price)
      : price !== undefined
        ? originalPricePaisa(toPaisa(price), discount)
        : known?.original_price_paisa;
  if (original === undefined) throw refuse(messages.variantPrice);
  if (sellingPricePaisa(original, discount) <= 0) throw refuse(messages.priceOfNothing);
  return original;
}

/** Normalises a variant's text for storage; JSON may contain anything that was pasted. */
const lineOf = (text: string | null | undefined) =>
  typeof text === 'string' ? oneLine(text) : text;

function nameOf(write: VariantWrite, id: number, known: StoredVariant | undefined): string {
  const name = lineOf(write.name) ?? known?.name ?? messages.optionName(id);
  if (name === '') throw refuse(messages.variantName);
  return name;
}

function stockOf({ in_stock, in_stock_seen }: VariantWrite, known: StoredVariant | undefined) {
  const before = known?.in_stock ?? 0;
  if (in_stock === undefined) return before;
  const stock = before + in_stock - (in_stock_seen ?? before);
  if (stock < 0) throw conflict(messages.stockSold, 'variants');
  if (stock > MAX_STOCK && stock > before) throw refuse(messages.stockTooHigh);
  return stock;
}

/**
 * Plans the changes of a list of variants: those with ids are updated, others added, and those not listed deleted.
 * @throws DomainError 400 for an invalid variant, 409 if it or its pieces are gone in the meantime
 */
export function planVariants(writes: readonly VariantWrite[], before: VariantsBefore): VariantPlan {
  const { variants, discount } = before;
  const known = new Map(variants.map((variant) => [variant.id, variant]));
  const ids = idsOf(writes, before);
  const rows = writes.map((write, at): VariantRow => {
    const id = ids[at] ?? 0;
    const stored = known.get(id);
    return {
      id,
      name: nameOf(write, id, stored),
      name_ne: (write.name_ne === undefined ? stored?.name_ne : lineOf(write.name_ne)) || null,
      code: (write.code === undefined ? stored?.code : lineOf(write.code)) || null,
      original_price_paisa: originalOf(write, stored, discount),
      in_stock: stockOf(write, stored),
      image: (write.image === undefined ? stored?.image : write.image) ?? null,
    };
  });
  const names = rows.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) throw refuse(messages.variantNameTwice);
  const codes = rows.flatMap(({ code }) => code?.toLowerCase() ?? []);
  if (new Set(codes).size < codes.length) throw refuse(messages.variantCodeTaken);
  // The product's stock, if none of its first variants has its own.
  if (variants.length === 0 && writes.every(({ in_stock }) => in_stock === undefined)) {
    const costsTheSame = ({ original_price_paisa: original }: VariantRow) =>
      sellingPricePaisa(original, discount) === before.price_paisa;
    const first = rows.find(costsTheSame) ?? rows[0];
    if (first) first.in_stock = before.in_stock;
  }
  const after = new Map(rows.map((row) => [row.id, row]));
  const moves = [...new Set([...known.keys(), ...after.keys()])].map((variantId) => ({
    variantId,
    quantity: (after.get(variantId)?.in_stock ?? 0) - (known.get(variantId)?.in_stock ?? 0),
  }));
  return { rows, moves };
}
