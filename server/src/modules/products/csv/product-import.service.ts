import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  MAX_IMPORT_CHANGES,
  MAX_IMPORT_PROBLEMS,
  type ProductImportResponse,
  type ProductImportRequest,
  type User,
} from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { isDatabaseAway } from '@pasal/core/db/database-errors';
import { DomainError, conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Localisable } from '@pasal/core/errors/wording';
import * as messages from '../../product-record/messages';
import { findRows, type FoundRow } from './find-import-rows';
import type { SentPictures } from './import-additions';
import { indexPictures } from './import-pictures';
import { changeRows, type ChangedRows } from './product-import-changes';
import { readImportRows, type ImportRow, type RowProblem } from './product-import-rows';
import * as repository from './product-import.repository';

type Db = Kysely<Database>;

/** Rows per transaction: shoppers wait for its locks, and on the embedded database for its end. */
const ROWS_AT_ONCE = 20;
/** Rows per step of a dry run, for which no visitor waits. */
const ROWS_LOOKED_AT = 100;
/** Maximum milliseconds of writing per call: it must be answered before a proxy considers the connection dead. */
const TIME = 10_000;

/** Rolls a transaction back. */
class TakenBack extends Error {
  readonly problems: RowProblem[];

  constructor(problems: RowProblem[]) {
    super();
    this.problems = problems;
  }
}

interface Progress {
  /** All rows up to this line are written. */
  done_line: number;
  changed: number;
}

const portions = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_none, at) =>
    rows.slice(at * size, (at + 1) * size),
  );

const NOTHING: ChangedRows = { changes: [], problems: [], pictures: [] };

/** A dry run over all rows: their changes and problems. */
async function checkRows(
  db: Db,
  actor: User,
  rows: readonly FoundRow[],
  pictures: SentPictures,
): Promise<ChangedRows> {
  const all: ChangedRows = { changes: [], problems: [], pictures: [] };
  for (const portion of portions(rows, ROWS_LOOKED_AT)) {
    const looked = await db
      .transaction()
      .execute((trx) => changeRows(trx, actor, portion, { write: false, pictures }));
    all.changes.push(...looked.changes);
    all.problems.push(...looked.problems);
    all.pictures.push(...looked.pictures);
  }
  return all;
}

/**
 * Writes a few rows together with the progress, all or none. Rows that another call of this import has written in the meantime are skipped.
 * @throws TakenBack if one of them has become invalid
 */
async function writeRows({ db, actor, id, pictures }: Import, rows: readonly FoundRow[]) {
  return db.transaction().execute(async (trx): Promise<Progress> => {
    const before = await repository.lockImport(trx, id);
    if (before === undefined) throw conflict(messages.otherFile);
    const waiting = rows.filter(({ end }) => end > before.done_line);
    if (waiting.length === 0) return before;
    const { changes, problems } = await changeRows(trx, actor, waiting, { write: true, pictures });
    if (problems.length > 0) throw new TakenBack(problems);
    const done_line = waiting.at(-1)?.end ?? before.done_line;
    const now = { done_line, changed: before.changed + changes.length };
    await repository.moveImport(trx, id, now);
    return now;
  });
}

interface Import {
  db: Db;
  actor: User;
  id: string;
  /** All rows of the file. */
  rows: readonly ImportRow[];
  /** Those that identify a product, up to the first that does not. */
  found: readonly FoundRow[];
  most: number;
  pictures: SentPictures;
}

/** Writes row after row, until all are written, one has become invalid or the time is up. */
async function goOn(work: Import, begun: Progress) {
  const { rows, found, most } = work;
  let progress = begun;
  const problems: RowProblem[] = [];
  const until = performance.now() + TIME;
  const waiting = found.filter(({ end }) => end > begun.done_line).slice(0, most);
  for (const portion of portions(waiting, ROWS_AT_ONCE)) {
    if (performance.now() > until) break;
    try {
      progress = await writeRows(work, portion);
    } catch (error) {
      if (error instanceof TakenBack) {
        problems.push(...error.problems);
        break;
      }
      if (progress.done_line === 1 || !isDatabaseAway(error)) throw error;
      throw new DomainError('UNAVAILABLE', partOf(rows, progress).message);
    }
  }
  return { progress, problems };
}

/** The progress as numbers and text. */
function partOf(rows: readonly ImportRow[], { done_line, changed }: Progress) {
  const done = rows.filter(({ line }) => line <= done_line).length;
  const message =
    done === 0
      ? messages.nothingWritten
      : done === rows.length
        ? messages.importDone(changed)
        : messages.importPart({ done, rows: rows.length, line: done_line });
  return { done, done_line, changed, message };
}

function answerOf(
  rows: readonly ImportRow[],
  import_id: string,
  { progress, problems }: { progress: Progress; problems: RowProblem[] },
  { changes, pictures }: ChangedRows,
): Omit<Localisable<ProductImportResponse>, 'notes'> {
  const part = partOf(rows, progress);
  problems.sort((one, other) => one.line - other.line);
  return {
    ...part,
    rows: rows.length,
    applied: problems.length === 0 && part.done === rows.length,
    import_id,
    added: changes.filter(({ is_new }) => is_new).length,
    changes: changes.slice(0, MAX_IMPORT_CHANGES),
    pictures: [...new Set(pictures)],
    problems: problems.slice(0, MAX_IMPORT_PROBLEMS),
    more_problems: Math.max(0, problems.length - MAX_IMPORT_PROBLEMS),
  };
}

/** The picture names given for a dry run, or those uploaded for the import. */
async function picturesFor(
  db: Db,
  { dry_run, pictures = [] }: ProductImportRequest,
  id: string,
): Promise<SentPictures> {
  const paths = dry_run ? new Map<string, string>() : await repository.readPictures(db, id);
  return { offered: indexPictures(dry_run ? pictures : [...paths.keys()]), paths };
}

/**
 * Imports products from a CSV: a row changes the product that its id or slug identifies, or adds one, with three pictures uploaded before.
 * Nothing is written while any row is invalid. Rows are then written in small batches, each together with the import's progress, so an
 * import that stops for any reason is continued by the same call.
 */
export async function importProducts(
  db: Db,
  actor: User,
  request: ProductImportRequest,
): Promise<Localisable<ProductImportResponse>> {
  const { csv, dry_run, import_id = randomUUID(), most = Infinity } = request;
  const { rows, problems, notes } = await readImportRows(csv);
  const answer = (progress: Progress, wrong = problems, looked = NOTHING) => ({
    ...answerOf(rows, import_id, { progress, problems: wrong }, looked),
    notes,
  });
  if (rows.length === 0 && problems.length === 0) throw invalid(messages.emptyCsv);
  const file_hash = createHash('sha256').update(csv).digest('hex');
  const begun = dry_run ? undefined : await repository.findImport(db, import_id);
  if (begun !== undefined && begun.file_hash !== file_hash) throw conflict(messages.otherFile);
  const pictures = await picturesFor(db, request, import_id);
  const found = await findRows(db, rows, problems);
  const nothing = { done_line: 1, changed: 0 };
  if (begun === undefined) {
    const looked = await checkRows(db, actor, found, pictures);
    problems.push(...looked.problems);
    if (dry_run || problems.length > 0) {
      return answer({ ...nothing, changed: looked.changes.length }, problems, looked);
    }
    await repository.beginImport(db, import_id, file_hash);
  }
  // A product may have been deleted since the rows before it were written.
  const lost = problems.filter(({ line }) => line > (begun ?? nothing).done_line);
  const first = Math.min(...lost.map(({ line }) => line));
  const before = found.filter(({ end }) => end < first);
  const work = { db, actor, id: import_id, rows, found: before, most, pictures };
  const { progress, problems: wrong } = await goOn(work, begun ?? nothing);
  return answer(progress, [...wrong, ...lost]);
}
