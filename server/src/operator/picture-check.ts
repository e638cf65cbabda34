import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { picturesIn } from './picture-files';

/** Where the shop's own pictures have their addresses. */
export const UPLOADS = '/uploads/';

/** A picture that a row names. */
export interface NamedPicture {
  /** Who names the picture, in words. */
  by: string;
  path: string;
}

/** Every picture the rows name, in a database of an older version too: brands had no logos then. */
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
  `.execute(db);
  return rows;
}

/** Those of them that are files of the shop: an address elsewhere is not ours to look after. */
export async function picturesOfShop(db: Kysely<Database>): Promise<NamedPicture[]> {
  return (await namedPictures(db)).filter(({ path }) => path.startsWith(UPLOADS));
}

async function exists(uploadsDir: string, path: string): Promise<boolean> {
  return access(join(uploadsDir, path.slice(UPLOADS.length))).then(
    () => true,
    () => false,
  );
}

/** A sentence for each picture that is named but not there. */
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

/** A sentence for each picture that lies there and that nothing names: it only takes room. */
export async function unnamedPictures(db: Kysely<Database>, uploadsDir: string): Promise<string[]> {
  const named = new Set((await namedPictures(db)).map(({ path }) => path));
  const sentences: string[] = [];
  for (const name of await picturesIn(uploadsDir)) {
    if (named.has(`${UPLOADS}${name}`) || !(await isSettled(join(uploadsDir, name)))) continue;
    sentences.push(`Nothing names the picture ${UPLOADS}${name}; its file may be removed.`);
  }
  return sentences;
}
