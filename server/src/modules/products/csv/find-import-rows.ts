import type { Kysely } from 'kysely';
import type { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../../db/schema';
import * as messages from '../../product-record/messages';
import type { ImportRow, RowProblem } from './product-import-rows';
import * as repository from './product-import.repository';

/** The rows of one product: its own and those of its variants; without its own row it has no cells. */
export interface FoundRow extends ImportRow {
  /** The product to change; undefined for a new one. */
  id: number | undefined;
  /** True if the row adds a product, even if an earlier run has already added it. */
  isNew: boolean;
  variants: readonly ImportRow[];
  /** The line on which its last row begins. */
  end: number;
}

const NOTHING: Omit<ImportRow, 'line'> = {
  cells: new Map(),
  facts: new Map(),
  nepaliFacts: new Map(),
};

const cellsOf = ({ cells, facts, nepaliFacts }: ImportRow) => ({ cells, facts, nepaliFacts });

const keyOf = ({ cells }: ImportRow) => cells.get('id') || cells.get('slug') || '';
const titleOf = ({ cells }: ImportRow) => (cells.get('title') ?? '').toLowerCase();

/** A row that adds a product, or its problem. */
function findNew(
  row: ImportRow,
  there: ReadonlyMap<string, number>,
  added: Set<string>,
): FoundRow | RowProblem {
  const title = titleOf(row);
  const wrong = (column: string, message: Wording) => ({ line: row.line, column, message });
  if (row.cells.get('variant') || row.cells.get('variant_name')) {
    return wrong('variant', messages.noNewVariants);
  }
  if (title === '') return wrong('title', messages.noTitle);
  if (added.has(title)) return wrong('title', messages.titleTwice);
  added.add(title);
  return { ...row, id: there.get(title), isNew: true, variants: [], end: row.line };
}

/**
 * Finds the product of each row; variant rows are grouped with their product, and a row that identifies no product adds one. Reports rows
 * with problems.
 */
export async function findRows(
  db: Kysely<Database>,
  rows: readonly ImportRow[],
  problems: RowProblem[],
): Promise<FoundRow[]> {
  const keys = await repository.findKeys(db, rows.map(keyOf));
  const byId = new Map(keys.map((product) => [String(product.id), product]));
  const bySlug = new Map(keys.map((product) => [product.slug, product]));
  const titles = rows.filter((row) => keyOf(row) === '').map(titleOf);
  const there = await repository.findTitles(db, titles);
  const added = new Set<string>();
  const additions: FoundRow[] = [];
  const found = new Map<number, FoundRow>();
  for (const row of rows) {
    if (keyOf(row) === '') {
      const addition = findNew(row, there, added);
      if ('message' in addition) problems.push(addition);
      else additions.push(addition);
      continue;
    }
    const [id, slug] = [row.cells.get('id'), row.cells.get('slug')];
    const product = id ? byId.get(id) : bySlug.get(slug ?? '');
    const column = id || !slug ? 'id' : 'slug';
    const message = !product
      ? messages.newInImport
      : slug && slug !== product.slug
        ? messages.otherSlug
        : undefined;
    const known = product && found.get(product.id);
    const isVariant = Boolean(row.cells.get('variant'));
    const isTwice = !isVariant && known !== undefined && known.cells !== NOTHING.cells;
    if (product === undefined || message !== undefined || isTwice) {
      problems.push({ line: row.line, column, message: message ?? messages.rowTwice });
      continue;
    }
    const begun = known ?? { ...row, ...NOTHING, variants: [] };
    found.set(product.id, {
      ...begun,
      id: product.id,
      isNew: false,
      end: row.line,
      ...(isVariant ? { variants: [...begun.variants, row] } : cellsOf(row)),
    });
  }
  // Ordered by last line, because progress is stored as a line number.
  return [...found.values(), ...additions].toSorted((one, other) => one.end - other.end);
}
