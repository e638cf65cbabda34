import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { PgliteDialect, pgliteExtensions, pgliteParsers } from '@pasal/core/db/pglite-dialect';
import type { Database } from '../../db/schema';
import { makeTestTables, TEST_SCHEMA } from './test-schema';

const CACHE = resolve(__dirname, '../../../../.cache/pasal-test');
/** The file that all suites of a run use. */
export const SNAPSHOT = 'PASAL_TEST_SNAPSHOT';
const MADE_BY = ['migrations', 'tables', 'functions'].map((folder) =>
  resolve(__dirname, '../../db', folder),
);
const PGLITE = resolve(__dirname, '../../../../node_modules/@electric-sql/pglite/package.json');

/** A digest that changes with the sources of the schema and of the embedded database. */
async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for (const folder of MADE_BY) {
    files.push(...(await readdir(folder)).toSorted().map((name) => join(folder, name)));
  }
  const hash = createHash('sha256');
  const made = process.env[TEST_SCHEMA];
  for (const file of [...files, PGLITE, ...(made === undefined ? [] : [made])])
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function makeSnapshot(): Promise<Blob> {
  const pglite = await PGlite.create({ parsers: pgliteParsers, extensions: pgliteExtensions });
  const db = new Kysely<Database>({ dialect: new PgliteDialect(pglite) });
  await makeTestTables(db);
  const snapshot = await pglite.dumpDataDir('none');
  await db.destroy();
  return snapshot;
}

/** Returns the file of a dump of an empty, migrated database; it is reused by later runs. */
export async function snapshotFile(): Promise<string> {
  const made = process.env[SNAPSHOT];
  if (made !== undefined) return made;
  const file = join(CACHE, `${await fingerprint()}-empty.tar`);
  if (existsSync(file)) return file;
  const snapshot = await makeSnapshot();
  await mkdir(CACHE, { recursive: true });
  // Another suite may be doing the same: the last rename wins, and both files are complete.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await snapshot.arrayBuffer()));
  await rename(draft, file);
  return file;
}
