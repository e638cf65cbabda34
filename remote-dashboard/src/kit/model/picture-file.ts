import { MAX_PICTURE_BYTES } from '@pasal/shared/contracts';

/** Accepted picture types (D36). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

export type PictureProblem = 'type' | 'heic' | 'size';

/** An iPhone picture, by type or, if the system doesn't know it, by name. */
export const isHeic = ({ type, name = '' }: PictureFile) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]s?$/i.test(name));

type PictureFile = Pick<File, 'type' | 'size'> & { name?: string };

/** "Images accept image files only" (R5.9): checks a file before upload. */
export function pictureProblem(file: PictureFile): PictureProblem | null {
  const { type, size } = file;
  if (isHeic(file)) return 'heic';
  if (!PICTURE_TYPES.some((known) => known === type)) return 'type';
  return size > MAX_PICTURE_BYTES ? 'size' : null;
}

/** A change to a picture: a new file, or removal; without either the stored one is unchanged. */
export interface PictureChoice {
  file: File | undefined;
  isBare: boolean;
}
