import { sql, type Kysely } from 'kysely';
import { DataDirectoryError } from '@pasal/core/data-directory/data-directory-error';
import { reasonFor } from '@pasal/core/data-directory/data-directory';
import type { Database } from '../db/schema';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { ServedFiles } from '@pasal/core/files/files';
import { FilesAwayError } from '@pasal/core/files/files-away';
import * as messages from './messages';
import { namesIn, PICTURE_COLUMNS } from './picture-columns';

/** Marks the shop's picture folder, to tell it from an empty mount point. */
export const MARK = '.pasal-pictures';
const MARK_TEXT = `The pictures of a Pasal shop lie in this folder. Without this file the shop takes it for an
empty place where the folder is not mounted, and keeps no picture in it.
`;
/** Maximum pictures to look for before a folder without a mark is accepted. */
const LOOKED_FOR = 100;
const UPLOADS = '/uploads/';

/** True if the shop's pictures can be read and new ones can be stored. */
export async function hasPictureFolder(files: ServedFiles): Promise<boolean> {
  try {
    return (await files.head(MARK)) !== null && (await files.canWrite());
  } catch {
    return false;
  }
}

export const picturesAway = () => new DomainError('UNAVAILABLE', messages.picturesAway);

/** Paths of pictures that rows name, newest first. */
async function namedPictures(db: Kysely<Database>): Promise<string[]> {
  const lists = PICTURE_COLUMNS.filter(({ waiting }) => !waiting).map((column) => {
    const newest = column.long ? sql`order by holder.id desc limit ${LOOKED_FOR}` : sql``;
    return sql`(select named.path from ${namesIn(column)} ${newest})`;
  });
  const { rows } = await sql<{ path: string }>`
    select path from (${sql.join(lists, sql` union all `)}) as listed
    where path like ${`${UPLOADS}%`} limit ${LOOKED_FOR}
  `.execute(db);
  return rows.map(({ path }) => path.slice(UPLOADS.length));
}

/** The message for an operator if the folder is unavailable. */
const away = (place: string) =>
  `The pictures' folder ${place} is missing or empty, though rows name pictures: the shop is open without them, and has them again when the folder is back. If they are lost for good, put an empty file ${MARK} into the folder.`;

const storeAway = ({ reason }: FilesAwayError) =>
  `The store of the pictures can't be reached (${reason}): the shop is open without those that have no copy here, and has them again when the store is back.`;

const unwritable = (place: string, error: unknown) =>
  error instanceof FilesAwayError
    ? `The store of the pictures cannot be written: ${error.reason}.`
    : `The pictures' folder ${place} cannot be written: ${reasonFor(error)}.`;

/** Marks the folder if all of its pictures are there. @returns the same as `openPictureFolder` */
async function markFolder(files: ServedFiles, named: readonly string[]): Promise<string | null> {
  const found = await Promise.all(named.map((name) => files.head(name)));
  if (named.length > 0 && found.every((facts) => facts === null)) return away(files.place);
  try {
    await files.prepare();
    await files.put(MARK, Buffer.from(MARK_TEXT));
    return null;
  } catch (error) {
    const sentence = unwritable(files.place, error);
    if (named.length === 0) throw new DataDirectoryError(sentence);
    return sentence;
  }
}

/**
 * Creates the picture folder at the first start, and marks a folder without a mark. If rows name pictures and none of them exists, nothing
 * is created: the folder may be an unavailable mount.
 * @returns the problem as text; null if the pictures exist and more can be stored
 * @throws DataDirectoryError if a new shop's folder cannot be created
 */
export async function openPictureFolder(
  db: Kysely<Database>,
  files: ServedFiles,
): Promise<string | null> {
  if (await hasPictureFolder(files)) return null;
  const named = await namedPictures(db);
  try {
    return await markFolder(files, named);
  } catch (error) {
    if (!(error instanceof FilesAwayError)) throw error;
    if (named.length === 0) throw new DataDirectoryError(unwritable(files.place, error));
    return storeAway(error);
  }
}
