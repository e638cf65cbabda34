import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

const UPLOADS = '/uploads/';

interface Named {
  /** Who names the picture, in words. */
  by: string;
  path: string;
}

/** Every picture the rows name. */
async function namedPictures(db: Kysely<Database>): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select format('Product %s "%s"', id, title) as by, path
    from product, jsonb_array_elements_text(images) as path
    union all
    select format('Poster %s', id), path from poster, jsonb_array_elements_text(images) as path
    union all
    select format('Banner %s', id), image from banner where image <> ''
  `.execute(db);
  return rows;
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
  for (const { by, path } of await namedPictures(db)) {
    // An address elsewhere is not ours to look after.
    if (!path.startsWith(UPLOADS) || (await exists(uploadsDir, path))) continue;
    findings.push(`${by} names the picture ${path}, which is not there.`);
  }
  return findings;
}
