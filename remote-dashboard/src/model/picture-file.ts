import { MAX_PICTURE_BYTES } from '@pasal/shared/contracts';
import type { DraftImage } from './product-draft';

/** Kinds of pictures the server takes (decision 36). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

export type PictureProblem = 'type' | 'size';

/** "Images accept image files only" (spec §5): what is wrong with a file, before it is sent. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'type';
  return size > MAX_PICTURE_BYTES ? 'size' : null;
}

/** The first file goes to the slot, whatever is in it; further ones to the slots that are empty. */
export function placeFiles(
  images: readonly DraftImage[],
  slot: number,
  files: readonly File[],
): DraftImage[] {
  const [first, ...others] = files;
  if (!first) return [...images];
  return images.map((image, index) => {
    if (index === slot) return { file: first };
    if (image !== null) return image;
    const file = others.shift();
    return file ? { file } : null;
  });
}
