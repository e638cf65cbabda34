import type { Transaction } from 'kysely';
import { ProductWrite, type StaffProduct, type User } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { invalid } from '@pasal/core/errors/domain-error';
import * as messages from '../../product-record/messages';
import { planNew, writeNew } from '../write/product-add.service';
import { readProductForm } from '../write/product-form';
import type { FoundRow } from './find-import-rows';
import { changesOf, editOf, fieldsOfRow } from './import-edits';
import { withFactsOfRow, type CategoryFacts } from './import-facts';
import { picturesOfRow, type ImportPictures } from './import-pictures';

/** The names of the pictures sent with a file, and the paths of those already uploaded. */
export interface SentPictures {
  offered: ImportPictures;
  paths: ReadonlyMap<string, string>;
}

/** Defaults for missing cells, as in the product form. */
const DEFAULTS = new Map([
  ['discount_percentage', ['0']],
  ['in_stock', ['0']],
  ['section', ['new_arrivals']],
]);

/** Columns ignored for an imported product: it waits for approval, whatever the file says. */
const NOT_TAKEN = ['status', 'version', 'in_stock_seen'] as const;

/** The row as the product form would send it for a new product. */
function writeOf(row: FoundRow, known: CategoryFacts): ProductWrite {
  const fields = new Map([...DEFAULTS, ...fieldsOfRow(row)]);
  for (const name of NOT_TAKEN) fields.delete(name);
  const write = readProductForm(fields, ProductWrite);
  return withFactsOfRow(write, row, write.category, known);
}

interface Addition {
  row: FoundRow;
  known: CategoryFacts;
  pictures: SentPictures;
  /** False for a dry run. */
  write: boolean;
}

/**
 * Adds the product of a row, or only checks whether it could.
 * @returns its title, and the names of its pictures
 * @throws DomainError 400 for invalid values, with the texts of the product form
 */
export async function addRow(
  trx: Transaction<Database>,
  actor: User,
  { row, known, pictures, write }: Addition,
): Promise<{ title: string; pictures: string[] }> {
  const planned = await planNew(trx, writeOf(row, known));
  const names = picturesOfRow(row, pictures.offered);
  if (!Array.isArray(names))
    throw invalid(names.message, { path: 'pictures', message: names.message });
  const { title } = planned.write;
  if (!write) return { title, pictures: names };
  const paths = names.map((name) => {
    const path = pictures.paths.get(name);
    const message = messages.pictureNotSent(name);
    if (path === undefined) throw invalid(message, { path: 'pictures', message });
    return path;
  });
  await writeNew(trx, actor, planned, paths);
  return { title, pictures: names };
}

/** True if the product with this title matches the row, because an earlier run added it. Later sales and approval are ignored. */
export function isAddedAlready(row: FoundRow, there: StaffProduct, known: CategoryFacts): boolean {
  const { status: _status, in_stock: _stock, ...edit } = editOf(row, there.category, known);
  return changesOf(edit, there) === undefined;
}
