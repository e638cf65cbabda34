import type { Transaction } from 'kysely';
import type { ImportChange, StaffProduct, User } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import * as messages from '../../product-record/messages';
import { productsIn, recordProduct } from '../product-activity';
import { checkEdit, planEdit, writeEdit } from '../write/product-edit.service';
import { readRounding } from '../write/product-write-columns';
import * as repository from '../write/product-write.repository';
import type { FoundRow } from './find-import-rows';
import { addRow, isAddedAlready, type SentPictures } from './import-additions';
import { describeChange } from './import-change';
import { changesOf, editOf, problemsOf } from './import-edits';
import { readCategoryFacts, type CategoryFacts } from './import-facts';
import type { RowProblem } from './product-import-rows';
import { editOfVariants } from './product-import-variants';

type Trx = Transaction<Database>;
type Editable = Awaited<ReturnType<typeof repository.readForEdit>>[number];

/** The changes that rows make, or would make. */
export interface ChangedRows {
  changes: ImportChange[];
  problems: RowProblem[];
  /** Names of the pictures used by new products. */
  pictures: string[];
}

interface Work {
  trx: Trx;
  actor: User;
  /** False for a dry run. */
  write: boolean;
  pictures: SentPictures;
  known: CategoryFacts;
  /** Rounding of selling prices, in rupees. */
  rounding: number;
  editable: ReadonlyMap<number, Editable>;
  products: ReadonlyMap<number, StaffProduct>;
  done: ChangedRows;
}

/** Updates the product of a row, unless it already matches. */
async function changeRow(
  { trx, actor, write, known, rounding, editable, products, done }: Work,
  row: FoundRow,
) {
  const id = row.id ?? 0;
  const before = products.get(id);
  const wrong: RowProblem[] = [];
  const ofVariants = editOfVariants(row.variants, before, wrong);
  done.problems.push(...wrong);
  if (wrong.length > 0) return;
  if (row.cells.get('pictures')) {
    done.problems.push({ line: row.line, column: 'pictures', message: messages.picturesInForm });
    return;
  }
  const edit = { ...editOf(row, before?.category ?? '', known), ...ofVariants };
  const changes = before ? changesOf(edit, before) : edit;
  if (changes === undefined) return;
  const product = checkEdit(actor, editable.get(id), edit);
  if (write) {
    await writeEdit(trx, product, changes, { by: actor.email });
    await recordProduct(trx, actor, id, before);
  } else {
    await planEdit(trx, product, changes);
  }
  const fields = before ? describeChange(changes, before, rounding) : [];
  done.changes.push({ line: row.line, title: before?.title ?? '', is_new: false, fields });
}

/** Adds the product of a row, unless an earlier run has added it. */
async function addNew({ trx, actor, write, known, pictures, products, done }: Work, row: FoundRow) {
  const there = products.get(row.id ?? 0);
  if (there) {
    if (isAddedAlready(row, there, known)) return;
    const message = messages.titleTaken(there.id);
    done.problems.push({ line: row.line, column: 'title', message });
    return;
  }
  const { title, pictures: names } = await addRow(trx, actor, { row, known, pictures, write });
  done.pictures.push(...names);
  done.changes.push({ line: row.line, title, is_new: true, fields: [] });
}

/**
 * Changes and adds the products of a few rows, or only checks whether it could (`write` false). Rows with problems are reported and
 * skipped.
 */
export async function changeRows(
  trx: Trx,
  actor: User,
  rows: readonly FoundRow[],
  { write, pictures }: Pick<Work, 'write' | 'pictures'>,
): Promise<ChangedRows> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const current = await repository.readForEdit(trx, ids, { lock: write });
  const done: ChangedRows = { changes: [], problems: [], pictures: [] };
  const work: Work = {
    trx,
    actor,
    write,
    pictures,
    known: await readCategoryFacts(trx, rows),
    rounding: await readRounding(trx),
    editable: new Map(current.map((product) => [product.id, product])),
    products: await productsIn(trx, ids),
    done,
  };
  for (const row of rows) {
    try {
      await (row.isNew ? addNew : changeRow)(work, row);
    } catch (error) {
      done.problems.push(...problemsOf(error, row.line));
    }
  }
  return done;
}
