import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { picturesIn } from './picture-files';

/** The start of the addresses of the shop's own pictures. */
export const UPLOADS = '/uploads/';

/** A picture that a row names. */
export interface NamedPicture {
  /** The row that names the picture, in words. */
  by: string;
  path: string;
}

/** Pictures that were sent for an import; a database of an older version has no place for any. */
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

/** Reads every picture the rows name, in a database of an older version too: brands had no logos then. */
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

/** Leaves those that are files of the shop: the shop does not look after files at other addresses. */
export async function picturesOfShop(db: Kysely<Database>): Promise<NamedPicture[]> {
  return (await namedPictures(db)).filter(({ path }) => path.startsWith(UPLOADS));
}

async function exists(uploadsDir: string, path: string): Promise<boolean> {
  return access(join(uploadsDir, path.slice(UPLOADS.length))).then(
    () => true,
    () => false,
  );
}

/** Returns a sentence for each picture that a row names and that does not exist. */
export async function missingPictures(db: Kysely<Database>, uploadsDir: string): Promise<string[]> {
  const findings: string[] = [];
  for (const { by, path } of await picturesOfShop(db)) {
    if (await exists(uploadsDir, path)) continue;
    findings.push(`${by} names the picture ${path}, which is not there.`);
  }
  return findings;
}

/** A file younger than this, in ms, may belong to a form that is being saved. */
const SETTLED = 60 * 60 * 1000;

async function isSettled(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return Date.now() - mtimeMs > SETTLED;
}

/** Returns a sentence for each picture that no row names: it only takes space. */
export async function unnamedPictures(db: Kysely<Database>, uploadsDir: string): Promise<string[]> {
  const named = new Set((await namedPictures(db)).map(({ path }) => path));
  const sentences: string[] = [];
  for (const name of await picturesIn(uploadsDir)) {
    if (named.has(`${UPLOADS}${name}`) || !(await isSettled(join(uploadsDir, name)))) continue;
    sentences.push(`Nothing names the picture ${UPLOADS}${name}; its file may be removed.`);
  }
  return sentences;
}
