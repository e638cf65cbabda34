import { MAX_PICTURE_BYTES } from '@pasal/shared/contracts';

/** Kinds of pictures the server takes (D36). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

export type PictureProblem = 'type' | 'heic' | 'size';

/** A picture as iPhones take it, by its type or, where the system knows none, its name. */
export const isHeic = ({ type, name = '' }: PictureFile) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]s?$/i.test(name));

type PictureFile = Pick<File, 'type' | 'size'> & { name?: string };

/** "Images accept image files only" (R5.9): what is wrong with a file, before it is sent. */
export function pictureProblem(file: PictureFile): PictureProblem | null {
  const { type, size } = file;
  if (isHeic(file)) return 'heic';
  if (!PICTURE_TYPES.some((known) => known === type)) return 'type';
  return size > MAX_PICTURE_BYTES ? 'size' : null;
}

/** The choice for a picture: a new file, or none at all; without either the stored picture stays. */
export interface PictureChoice {
  file: File | undefined;
  isBare: boolean;
}
