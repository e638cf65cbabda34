import type { ImportChange, ProductEdit, StaffProduct } from '@pasal/shared/contracts';
import { sellingPricePaisa, toPaisa, toRupees } from '@pasal/shared/domain';

type Fields = ImportChange['fields'];

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** Facts, keyed by their columns. */
const factFields = (facts: NonNullable<ProductEdit['facts']>, before: StaffProduct): Fields =>
  Object.entries(facts).map(([key, value]) => ({
    column: `fact.${key}`,
    from: textOf(before.facts?.find((fact) => fact.key === key)?.value),
    to: textOf(value),
  }));

const nepaliFields = (facts: NonNullable<ProductEdit['facts_ne']>, before: StaffProduct): Fields =>
  Object.entries(facts).map(([key, text]) => ({
    column: `fact_ne.${key}`,
    from: textOf(before.facts_ne?.[key]),
    to: textOf(text),
  }));

const VARIANT_PARTS = ['name', 'name_ne', 'code', 'original_price', 'in_stock'] as const;

const variantFields = (
  variants: NonNullable<ProductEdit['variants']>,
  before: StaffProduct,
): Fields =>
  variants.flatMap((write) => {
    const stored = before.variants.find(({ id }) => id === write.id);
    return VARIANT_PARTS.filter(
      (name) => write[name] !== undefined && write[name] !== (stored?.[name] ?? null),
    ).map((name) => ({
      column: `${stored?.name ?? ''} ${name}`.trim(),
      from: textOf(stored?.[name]),
      to: textOf(write[name]),
    }));
  });

/** The selling price before and after; none if it is unchanged. */
function priceField(changes: ProductEdit, before: StaffProduct, rounding: number): Fields {
  const isPriced =
    changes.original_price !== undefined || changes.discount_percentage !== undefined;
  if (!isPriced || before.variants.length > 0) return [];
  const { original_price = before.original_price } = changes;
  const { discount_percentage = before.discount_percentage } = changes;
  const price = toRupees(sellingPricePaisa(toPaisa(original_price), discount_percentage, rounding));
  if (price === before.price) return [];
  return [{ column: 'price', from: textOf(before.price), to: textOf(price) }];
}

/** The changes an edit makes to a product, by column: stored and new value. */
export function describeChange(
  changes: ProductEdit,
  before: StaffProduct,
  rounding: number,
): Fields {
  const { facts, facts_ne, variants, version: _version, in_stock_seen: _seen, ...fields } = changes;
  const plain = Object.entries(fields).map(([column, value]) => ({
    column,
    from: textOf(before[column as keyof StaffProduct]),
    to: textOf(value),
  }));
  return [
    ...plain,
    ...(facts ? factFields(facts, before) : []),
    ...(facts_ne ? nepaliFields(facts_ne, before) : []),
    ...(variants ? variantFields(variants, before) : []),
    ...priceField(changes, before, rounding),
  ];
}
