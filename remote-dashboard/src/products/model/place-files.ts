import type { DraftImage } from './product-draft';

/** The first file replaces the slot's content; further ones go to empty slots. */
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
