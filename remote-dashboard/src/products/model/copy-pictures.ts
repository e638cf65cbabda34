import { PRODUCT_IMAGE_COUNT } from '@pasal/shared/contracts';
import type { DraftImage } from './product-draft';

/** The pictures at these paths as new files; a slot whose picture fails to load stays empty. */
export function copyPictures(paths: readonly string[]): Promise<DraftImage[]> {
  return Promise.all(
    Array.from({ length: PRODUCT_IMAGE_COUNT }, async (_none, slot): Promise<DraftImage> => {
      const path = paths[slot];
      if (path === undefined) return null;
      try {
        const answer = await fetch(path);
        if (!answer.ok) return null;
        const picture = await answer.blob();
        return { file: new File([picture], `${slot + 1}`, { type: picture.type }) };
      } catch {
        return null;
      }
    }),
  );
}
