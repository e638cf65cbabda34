import { sql, type Kysely, type Transaction } from 'kysely';
import type { ServedFiles } from '@pasal/core/files/files';
import type { Database } from '../../db/schema';
import { reasonOf } from '@pasal/core/errors/error-code';
import { readArchive } from '../archive-reader';
import { tablesOf } from '../backup-contents';
import { FILES_FOLDER, TABLES_FOLDER, UPLOADS_FOLDER, type AboutBackup } from '../backup-format';
import { checkBackup, type CheckedBackup } from '../check-backup';
import { GONE_TABLES } from '../../db/older/older-migrations';
import { OperatorError } from '../operator-error';
import { locateBackup, pictureCopies } from '../stored-backup';
import { cleanStoredTexts } from '../../modules/products/write/clean-stored-texts';
import { picturesOfShop, UPLOADS } from '../picture-check';
import { hasPictures, stagePictures, type StagedPictures } from './restore-pictures';
import * as restored from './restore-rows';
import { emptySchema, finishSchema, makeSchema } from './restore-schema';
import { knownTables, type KnownTables } from './restore-tables';

interface RestoreOptions {
  db: Kysely<Database>;
  pictures: ServedFiles;
  file: string;
  /** Overwrites existing data. */
  force: boolean;
}

export interface RestoreResult {
  /** When the backup was made, ISO 8601. */
  made: string;
  rows: number;
  pictures: number;
  /** URLs of pictures that rows name and the backup lacks. */
  missing: string[];
  /** The backup's metadata. */
  about: AboutBackup;
}

/** A row in one of these tables means that the shop is in use; others may have initial rows. */
const TELLING = ['staff', 'product', 'category', 'district', 'orders', 'banner', 'poster'];

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const tables = await tablesOf(db);
  for (const table of TELLING.filter((name) => tables.includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

async function refuseFullPlace({ db, pictures: files, force }: RestoreOptions): Promise<void> {
  if (force) return;
  if ((await isEmpty(db)) && !(await hasPictures(files))) return;
  throw new OperatorError(
    'There is already a shop here. --force replaces all of it with the backup. Nothing was changed.',
  );
}

/** True for a file of a table that only older shops have. */
const isOfGoneTable = (name: string) =>
  GONE_TABLES.some((table) => name.startsWith(`${TABLES_FOLDER}${table}/`));

interface Loaded {
  rows: number;
  pictures: number;
  files: number;
}

/** Loads the backup's rows into their tables and its pictures into their temporary folder, in one pass. */
async function load(
  trx: Transaction<Database>,
  file: string,
  { tables, pictures }: { tables: KnownTables; pictures: StagedPictures },
): Promise<Loaded> {
  const loaded = { rows: 0, pictures: 0, files: 0 };
  for await (const entry of readArchive(file)) {
    if (entry.name.startsWith(UPLOADS_FOLDER)) {
      await pictures.add(entry);
      loaded.pictures += 1;
    } else if (isOfGoneTable(entry.name)) {
      loaded.rows += await restored.skipRows(entry);
    } else if (entry.name.startsWith(TABLES_FOLDER)) {
      loaded.rows += await restored.insertRows(trx, tables, entry);
    } else if (entry.name.startsWith(FILES_FOLDER)) {
      await restored.fillRow(trx, tables, entry);
      loaded.files += 1;
    }
  }
  return loaded;
}

/**
 * Fetches missing pictures that rows name from the copies beside a backup.
 * @returns how many
 */
async function bringPictures(
  named: Iterable<string>,
  { file, pictures: files }: RestoreOptions,
  pictures: StagedPictures,
): Promise<number> {
  const copies = pictureCopies(locateBackup(file).files);
  let brought = 0;
  for (const path of named) {
    const name = path.slice(UPLOADS.length);
    if (pictures.has(name)) continue;
    if ((await files.head(name)) !== null) {
      pictures.leave(name);
      continue;
    }
    const found = await copies.get(name);
    if (found === null) continue;
    const { size, content } = found;
    await pictures.add({ name: `${UPLOADS_FOLDER}${name}`, size, content });
    brought += 1;
  }
  return brought;
}

type RestoredRows = Omit<RestoreResult, 'made' | 'about'>;

async function replaceRows(
  trx: Transaction<Database>,
  options: RestoreOptions,
  { checked, pictures }: { checked: CheckedBackup; pictures: StagedPictures },
): Promise<RestoredRows> {
  const { file } = options;
  const { about } = checked;
  await emptySchema(trx);
  await makeSchema(trx, about.migrations);
  const tables = await knownTables(trx, about);
  const names = [...tables.keys()];
  await restored.openTables(trx, names);
  const loaded = await load(trx, file, { tables, pictures });
  if (loaded.rows !== checked.rows || loaded.files !== checked.files) {
    throw new OperatorError(`${file} changed while it was restored. Nothing was changed.`);
  }
  await restored.setSequences(trx, about.sequences);
  await finishSchema(trx, about.migrations);
  await restored.holdMessages(trx);
  // A backup may be older than a rule of rich text, or may have been edited by hand.
  await cleanStoredTexts(trx);
  const named = new Set((await picturesOfShop(trx)).map(({ path }) => path));
  const brought = about.pictures === 'beside' ? await bringPictures(named, options, pictures) : 0;
  const missing = [...named].filter((path) => !pictures.has(path.slice(UPLOADS.length)));
  return { rows: loaded.rows, pictures: loaded.pictures + brought, missing };
}

/** The rows are restored; an error's message says how to add the pictures. */
async function settle(pictures: StagedPictures, missing: readonly string[]): Promise<void> {
  // If the backup lacks some, any of the existing pictures may be the shop's.
  await pictures.settle({ keepExisting: missing.length > 0 }).catch((error: unknown) => {
    throw new OperatorError(
      `The rows are back, but not every picture is in its place (${reasonOf(error)}); run the command again with --force.`,
    );
  });
}

/**
 * Replaces the shop by a backup. The rows change in one transaction, and the pictures are stored beside the old ones before it ends: a
 * failed restore has changed nothing, and an interrupted one leaves a shop whose rows find their pictures. The backup is verified
 * completely first. If it lacks a picture that a row names, existing pictures are kept.
 * @throws OperatorError if the backup is damaged or newer, the place is not empty, or a server is running
 */
export async function restoreShop(options: RestoreOptions): Promise<RestoreResult> {
  const { db, pictures: files, file } = options;
  const checked = await checkBackup(file);
  await refuseFullPlace(options);
  const pictures = await stagePictures(files, !options.force);
  let restoredRows: RestoredRows;
  let isEnding = false;
  try {
    restoredRows = await db.transaction().execute(async (trx) => {
      const done = await replaceRows(trx, options, { checked, pictures });
      await pictures.publish();
      isEnding = true;
      return done;
    });
  } catch (error) {
    // If the connection breaks during the commit, it is unknown which rows are there.
    if (!isEnding) await pictures.withdraw();
    throw error;
  }
  await settle(pictures, restoredRows.missing);
  const { about } = checked;
  return { made: about.made, about, ...restoredRows };
}
