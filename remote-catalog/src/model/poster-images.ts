import type { Poster } from '@pasal/shared/contracts';
import { imagePathsOf } from '@pasal/shared/domain';

/** All pictures of the posters in their order; each poster's list may be a JSON string (R3.4). */
export function posterImages(posters: readonly Poster[] = []): string[] {
  return posters.flatMap(({ images }) => imagePathsOf(images));
}
