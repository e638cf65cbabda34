import type { Files } from '@pasal/core/files/files';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { columnsIn, holderOf, namesIn } from '../pictures/picture-columns';
import { picturesIn } from './picture-files';

/** The URL prefix of the shop's own pictures. */
export const UPLOADS = '/uploads/';

/** A picture that a row names. */
export interface NamedPicture {
  /** A description of the row that names the picture. */
  by: string;
  path: string;
}

/** Reads every picture that rows name, also in a database of an older version. */
export async function namedPictures(db: Kysely<Database>): Promise<NamedPicture[]> {
  const lists = (await columnsIn(db)).map(
    (column) => sql`
      select ${holderOf(column)} as by, named.path from ${namesIn(column)} and named.path <> ''
    `,
  );
  if (lists.length === 0) return [];
  const { rows } = await sql<NamedPicture>`${sql.join(lists, sql` union all `)}`.execute(db);
  return rows;
}

/** Only those that are files of the shop: it does not check files on other sites. */
export async function picturesOfShop(db: Kysely<Database>): Promise<NamedPicture[]> {
  return (await namedPictures(db)).filter(({ path }) => path.startsWith(UPLOADS));
}

/** A sentence for each picture that a row names and that does not exist. */
export async function missingPictures(db: Kysely<Database>, files: Files): Promise<string[]> {
  const named = await picturesOfShop(db);
  const there = new Set(await picturesIn(files));
  return named
    .filter(({ path }) => !there.has(path.slice(UPLOADS.length)))
    .map(({ by, path }) => `${by} names the picture ${path}, which is not there.`);
}

/** A file younger than this, in ms, may belong to a form that is being saved. */
const SETTLED = 60 * 60 * 1000;

/** A sentence for each picture that no row names: it wastes space. */
export async function unnamedPictures(db: Kysely<Database>, files: Files): Promise<string[]> {
  const named = new Set((await namedPictures(db)).map(({ path }) => path));
  const sentences: string[] = [];
  for (const name of await picturesIn(files)) {
    if (named.has(`${UPLOADS}${name}`)) continue;
    // One deleted by now takes no space.
    const { modified = new Date() } = (await files.head(name)) ?? {};
    if (Date.now() - modified.getTime() <= SETTLED) continue;
    sentences.push(`Nothing names the picture ${UPLOADS}${name}; its file may be removed.`);
  }
  return sentences;
}
