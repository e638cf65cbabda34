import { access, constants, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { DataDirectoryError } from '@pasal/core/data-directory/data-directory-error';
import { makeFolders, reasonFor } from '@pasal/core/data-directory/data-directory';
import type { Database } from '../db/schema';
import { DomainError } from '@pasal/core/errors/domain-error';
import { codeOf } from '@pasal/core/errors/error-code';
import * as messages from './messages';

/** Says that this is the folder of the shop's pictures, and not the empty place where it is mounted. */
export const MARK = '.pasal-pictures';
const MARK_TEXT = `The pictures of a Pasal shop lie in this folder. Without this file the shop takes it for an
empty place where the folder is not mounted, and keeps no picture in it.
`;
/** Pictures that are looked for before a folder without a mark is believed to be the right one. */
const LOOKED_FOR = 100;
const UPLOADS = '/uploads/';

/** True when the shop's pictures can be read and new ones can be stored. */
export async function hasPictureFolder(uploadsDir: string): Promise<boolean> {
  try {
    await access(join(uploadsDir, MARK));
    await access(uploadsDir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export const picturesAway = () => new DomainError('UNAVAILABLE', messages.picturesAway);

/** Paths of pictures that rows name, the newest first. */
async function namedPictures(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from (
      (select jsonb_array_elements_text(images) as path from product order by id desc limit ${LOOKED_FOR})
      union all select jsonb_array_elements_text(images) from poster
      union all select image from banner
      union all select logo from brand
      union all select value -> 'logo' ->> 'path' from site_setting where key = 'looks'
      union all select value ->> 'icon' from site_setting where key = 'looks'
    ) as named
    where path like ${`${UPLOADS}%`} limit ${LOOKED_FOR}
  `.execute(db);
  return rows.map(({ path }) => path.slice(UPLOADS.length));
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** The message an operator reads when the folder is away. */
const away = (uploadsDir: string) =>
  `The pictures' folder ${uploadsDir} is missing or empty, though rows name pictures: the shop is open without them, and has them again when the folder is back. If they are lost for good, put an empty file ${MARK} into the folder.`;

const unwritable = (uploadsDir: string, error: unknown) =>
  `The pictures' folder ${uploadsDir} cannot be written: ${reasonFor(error)}.`;

/**
 * Makes the folder of the pictures at the first start, and marks one that has no mark yet. Where rows name
 * pictures and none of them is there, nothing is made: the folder may be a mount that is away.
 * @returns what is wrong, in words; null when the pictures are there and more can come
 * @throws DataDirectoryError when a shop that has no pictures yet can have none
 */
export async function openPictureFolder(
  db: Kysely<Database>,
  uploadsDir: string,
): Promise<string | null> {
  if (await hasPictureFolder(uploadsDir)) return null;
  const named = await namedPictures(db);
  const found = await Promise.all(named.map((name) => isThere(join(uploadsDir, name))));
  if (named.length > 0 && !found.includes(true)) return away(uploadsDir);
  try {
    await makeFolders(uploadsDir);
    await writeFile(join(uploadsDir, MARK), MARK_TEXT);
    return null;
  } catch (error) {
    const sentence = unwritable(uploadsDir, error);
    if (named.length === 0) throw new DataDirectoryError(sentence);
    return sentence;
  }
}

/** Makes a folder in one that is there: one that went away meanwhile does not come back empty. */
export async function makeFolderIn(parent: string, name: string, mode?: number): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder, { mode }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  return folder;
}
