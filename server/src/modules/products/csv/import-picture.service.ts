import type { Kysely } from 'kysely';
import { MAX_IMPORT_ROWS, MAX_PICTURE_NAME, PRODUCT_IMAGE_COUNT } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { DomainError, invalid } from '@pasal/core/errors/domain-error';
import * as coreMessages from '@pasal/core/http/messages';
import type { PictureIngest } from '../../../pictures/ingest';
import type { IncomingForm } from '../../../pictures/ingest-form';
import * as messages from '../../product-record/messages';
import { withPictures, type WriteDeps } from '../../../pictures/stored-pictures';
import { unusedPictures } from '../../../pictures/stored-pictures';
import * as repository from './product-import.repository';

/** The most pictures an import can use. */
const MOST = PRODUCT_IMAGE_COUNT * MAX_IMPORT_ROWS;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function keyOf({ fields, files }: IncomingForm) {
  const import_id = fields.get('import_id')?.at(-1) ?? '';
  const name = fields.get('name')?.at(-1) ?? '';
  const [file] = files;
  const wrong = !UUID.test(import_id) ? 'import_id' : 'name';
  if (wrong === 'import_id' || name === '' || name.length > MAX_PICTURE_NAME) {
    throw invalid(messages.wrong, { path: wrong, message: messages.wrong });
  }
  if (file === undefined)
    throw invalid(messages.onePicture, { path: 'images', message: messages.onePicture });
  return { import_id, name, file };
}

/**
 * Stores a picture that import rows refer to; if one of this name exists, it is kept, so that the call may be repeated.
 * @returns its name
 * @throws DomainError 400 for an invalid form, and as `PictureIngest.take`
 */
export async function takeImportPicture(deps: WriteDeps, form: IncomingForm): Promise<string> {
  const { import_id, name, file } = keyOf(form);
  const { total, is_there } = await repository.lookForPicture(deps.db, import_id, name);
  if (is_there) return name;
  if (total >= MOST) throw new DomainError('TOO_LARGE', coreMessages.tooLarge);
  await withPictures(deps, [{ file }], async (taken) => {
    const path = taken.get(file) ?? '';
    const isFirst = await repository.writePicture(deps.db, { import_id, name, path });
    if (!isFirst) await deps.pictures.remove([path]);
  });
  return name;
}

/** Deletes the pictures of abandoned imports, and the files that no product uses. */
export async function forgetImportPictures(
  db: Kysely<Database>,
  pictures: Pick<PictureIngest, 'remove'>,
  days: number,
): Promise<void> {
  for (;;) {
    const paths = await repository.forgetPictures(db, days);
    if (paths.length === 0) return;
    await pictures.remove(await unusedPictures(db, paths));
  }
}
