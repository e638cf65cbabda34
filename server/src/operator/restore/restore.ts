import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { reasonOf } from '../../errors/error-code';
import { readArchive, textOf, type ArchiveEntry } from '../archive-reader';
import { TABLES_FOLDER, tablesOf, UPLOADS_FOLDER, type AboutBackup } from '../backup-contents';
import { checkBackup } from '../check-backup';
import { OperatorError } from '../operator-error';
import { hasPictures, stagePictures, type StagedPictures } from './restore-pictures';
import * as restored from './restore-rows';
import { emptySchema, finishSchema, makeSchema } from './restore-schema';

interface RestoreOptions {
  db: Kysely<Database>;
  uploadsDir: string;
  file: string;
  /** Replaces what is there. */
  force: boolean;
}

export interface RestoreResult {
  /** When the backup was made, ISO 8601. */
  made: string;
  rows: number;
  pictures: number;
}

/** Tables whose first row means that somebody has begun; others may have rows from the start. */
const TELLING = ['staff', 'product', 'category', 'district', 'orders', 'banner', 'poster'];

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const tables = await tablesOf(db);
  for (const table of TELLING.filter((name) => tables.includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

async function refuseFullPlace({ db, uploadsDir, force }: RestoreOptions): Promise<void> {
  if (force) return;
  if ((await isEmpty(db)) && !(await hasPictures(uploadsDir))) return;
  throw new OperatorError(
    'There is a shop here already; --force replaces all of it by the backup. Nothing was changed.',
  );
}

async function readRows(entry: ArchiveEntry): Promise<string[]> {
  const text = await textOf(entry);
  return text.split('\n').filter((line) => line !== '');
}

/** The backup's rows into their tables and its pictures beside their place, in one reading. */
async function load(
  trx: Transaction<Database>,
  { file }: RestoreOptions,
  pictures: StagedPictures,
): Promise<Omit<RestoreResult, 'made'>> {
  const loaded = { rows: 0, pictures: 0 };
  for await (const entry of readArchive(file)) {
    if (entry.name.startsWith(UPLOADS_FOLDER)) {
      await pictures.add(entry);
      loaded.pictures += 1;
    } else if (entry.name.startsWith(TABLES_FOLDER)) {
      const [table = ''] = entry.name.slice(TABLES_FOLDER.length).split('/');
      loaded.rows += await restored.insertRows(trx, table, await readRows(entry));
    }
  }
  return loaded;
}

async function replaceRows(
  trx: Transaction<Database>,
  options: RestoreOptions,
  { about, pictures }: { about: AboutBackup; pictures: StagedPictures },
) {
  const tables = Object.keys(about.tables);
  await emptySchema(trx);
  await makeSchema(trx, about.migrations);
  await restored.openTables(trx, tables);
  const loaded = await load(trx, options, pictures);
  await restored.setSequences(trx, about.sequences);
  await restored.closeTables(trx, tables);
  await finishSchema(trx, about.migrations);
  await restored.holdMessages(trx);
  return loaded;
}

/** The rows are there; what is said tells how the pictures come there too. */
async function settle(pictures: StagedPictures): Promise<void> {
  await pictures.settle().catch((error: unknown) => {
    throw new OperatorError(
      `The rows are back, but not every picture is in its place (${reasonOf(error)}); run the command again with --force.`,
    );
  });
}

/**
 * Puts a backup in place of what is there: the rows in one transaction, the pictures beside those that
 * are there before it ends, so that a restore which fails has changed nothing and one that dies leaves
 * a shop whose rows find their pictures. The backup is read through before anything else.
 * @throws OperatorError when the backup is damaged or newer, the place is not empty, or a server runs
 */
export async function restoreShop(options: RestoreOptions): Promise<RestoreResult> {
  const { db, uploadsDir, file } = options;
  const about = await checkBackup(file);
  await refuseFullPlace(options);
  const pictures = await stagePictures(uploadsDir, !options.force);
  let loaded: Omit<RestoreResult, 'made'>;
  let isEnding = false;
  try {
    loaded = await db.transaction().execute(async (trx) => {
      const done = await replaceRows(trx, options, { about, pictures });
      await pictures.publish();
      isEnding = true;
      return done;
    });
  } catch (error) {
    // A line that breaks while the transaction ends leaves open which rows are there.
    if (!isEnding) await pictures.withdraw();
    throw error;
  }
  await settle(pictures);
  return { made: about.made, ...loaded };
}
