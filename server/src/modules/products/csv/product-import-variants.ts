import {
  MAX_PRICE,
  MAX_STOCK,
  VARIANT_FIELD_LENGTHS,
  type ProductEdit,
  type StaffProduct,
  type Variant,
  type VariantWrite,
} from '@pasal/shared/contracts';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from '../../product-record/messages';
import { PRODUCT_FIELDS } from '../../product-record/product-fields';
import type { VariantColumn } from './product-csv';
import type { ImportRow, RowProblem } from './product-import-rows';

/** A cell of a variant's row: its rule, and the value it sets. */
interface CellRules {
  cell: Wording;
  /** The value, or undefined for an unparsable text. */
  read: (text: string) => Partial<VariantWrite> | undefined;
  /** An empty cell clears the text; otherwise an empty cell changes nothing. */
  mayEmpty?: true;
}

const numberIn = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;

const { original_price: PRICE, in_stock: STOCK, in_stock_seen: SEEN } = PRODUCT_FIELDS;

const pieces = (text: string) => numberIn(STOCK.read(text), 0, MAX_STOCK);

/** The columns of a file that a variant's row may change. */
const CELLS: Partial<Record<VariantColumn, CellRules>> = {
  variant_name: {
    cell: messages.textUpTo(VARIANT_FIELD_LENGTHS.name),
    read: (name) => (name.length <= VARIANT_FIELD_LENGTHS.name ? { name } : undefined),
  },
  variant_name_ne: {
    cell: messages.textUpTo(VARIANT_FIELD_LENGTHS.name),
    read: (name) =>
      name.length <= VARIANT_FIELD_LENGTHS.name ? { name_ne: name || null } : undefined,
    mayEmpty: true,
  },
  variant_code: {
    cell: messages.textUpTo(VARIANT_FIELD_LENGTHS.code),
    read: (code) =>
      code.length <= VARIANT_FIELD_LENGTHS.code ? { code: code || null } : undefined,
    mayEmpty: true,
  },
  original_price: {
    cell: PRICE.cell ?? messages.wrong,
    read: (text) => {
      const original_price = numberIn(PRICE.read(text), 0.01, MAX_PRICE);
      return original_price === undefined ? undefined : { original_price };
    },
  },
  in_stock: {
    cell: STOCK.cell ?? messages.wrong,
    read: (text) => {
      const in_stock = pieces(text);
      return in_stock === undefined ? undefined : { in_stock };
    },
  },
  in_stock_seen: {
    cell: SEEN.cell ?? messages.wrong,
    read: (text) => {
      const in_stock_seen = pieces(text);
      return in_stock_seen === undefined ? undefined : { in_stock_seen };
    },
  },
};

function writeOf({ cells, line }: ImportRow, problems: RowProblem[]): VariantWrite {
  return Object.entries(CELLS).reduce<VariantWrite>((write, [name, rules]) => {
    const text = cells.get(name as VariantColumn);
    if (text === undefined || (text === '' && !rules.mayEmpty)) return write;
    const part = rules.read(text);
    if (part === undefined) problems.push({ line, column: name, message: rules.cell });
    return { ...write, ...part };
  }, {});
}

/** True if the row has a value that is not stored yet. */
function changes(variant: Variant, write: VariantWrite, isOlder: boolean): boolean {
  const {
    name = variant.name,
    name_ne = variant.name_ne ?? null,
    code = variant.code,
    original_price = variant.original_price,
  } = write;
  const seen = (isOlder ? undefined : write.in_stock_seen) ?? variant.in_stock;
  const isStockChanged = write.in_stock !== undefined && write.in_stock !== seen;
  return (
    isStockChanged ||
    name !== variant.name ||
    name_ne !== (variant.name_ne ?? null) ||
    code !== variant.code ||
    original_price !== variant.original_price
  );
}

/** The changes that variant rows make to a product; none if all of it is already stored. Variants without a row are unchanged. */
export function editOfVariants(
  rows: readonly ImportRow[],
  product: StaffProduct | undefined,
  problems: RowProblem[],
): Pick<ProductEdit, 'variants' | 'version'> {
  const { variants = [], version: current } = product ?? {};
  const writes = new Map<number, VariantWrite>();
  let version: number | undefined;
  for (const row of rows) {
    const id = Number(row.cells.get('variant'));
    const variant = variants.find((each) => each.id === id);
    const message = !variant
      ? messages.noSuchVariant
      : writes.has(id)
        ? messages.rowTwice
        : undefined;
    if (!variant || message !== undefined) {
      problems.push({
        line: row.line,
        column: 'variant',
        message: message ?? messages.noSuchVariant,
      });
      continue;
    }
    const seen = Number(row.cells.get('version') || current);
    const write = writeOf(row, problems);
    if (!changes(variant, write, seen !== current)) continue;
    if (Number.isInteger(seen)) version = Math.min(seen, version ?? seen);
    writes.set(id, write);
  }
  if (writes.size === 0) return {};
  return {
    variants: variants.map(({ id }) => ({ id, ...writes.get(id) })),
    ...(version !== undefined && { version }),
  };
}
