import type { Files } from '@pasal/core/files/files';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { picturesIn } from './picture-files';

/** The URL prefix of the shop's own pictures. */
export const UPLOADS = '/uploads/';

/** A picture that a row names. */
export interface NamedPicture {
  /** A description of the row that names the picture. */
  by: string;
  path: string;
}

/** Pictures uploaded for an import; a database of an older version has none. */
async function picturesOfImports(db: Kysely<Database>): Promise<NamedPicture[]> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('product_import_picture')::text as found
  `.execute(db);
  if ((tables[0]?.found ?? null) === null) return [];
  const { rows } = await sql<NamedPicture>`
    select format('Import %s', import_id) as by, path from product_import_picture
  `.execute(db);
  return rows;
}

/** Reads every picture that rows name, also in a database of an older version, in which brands had no logos. */
export async function namedPictures(db: Kysely<Database>): Promise<NamedPicture[]> {
  const { rows } = await sql<NamedPicture>`
    select format('Product %s "%s"', id, title) as by, path
    from product, jsonb_array_elements_text(images) as path
    union all
    select format('Poster %s', id), path from poster, jsonb_array_elements_text(images) as path
    union all
    select format('Banner %s', id), image from banner where image <> ''
    union all
    select format('Brand %s "%s"', id, name), logo from (
      select id, name, to_jsonb(brand) ->> 'logo' as logo from brand
    ) as brand where logo is not null
    union all
    select 'Site settings', path from site_setting,
      lateral (values (value -> 'logo' ->> 'path'), (value ->> 'icon')) as looks (path)
    where key = 'looks' and path is not null
  `.execute(db);
  return [...rows, ...(await picturesOfImports(db))];
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
