import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_WIDTHS } from '@pasal/shared/domain';
import { variantName } from './picture-derivations';
import { findPicture } from './picture-source';
import { FORMATS } from './picture-variant';

/** Removes one picture (its name below `uploadsDir`) and every variant made of it. */
export async function removePicture(uploadsDir: string, name: string): Promise<void> {
  const source = await findPicture(uploadsDir, name);
  if (source === null) return;
  // The picture goes first: without it no request can derive a variant again.
  await rm(source.file, { force: true });
  for (const format of FORMATS) {
    for (const width of [...PICTURE_WIDTHS, undefined]) {
      await rm(join(uploadsDir, '.derived', variantName(source, width, format)), { force: true });
    }
  }
}
