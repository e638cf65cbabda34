import { drawingApart } from './drawing-apart';
import { drawings, type Drawings } from './drawings';

let current: Drawings = drawings;

/** The process's image functions: the library, in this process or a separate one. Global, because the library's settings are. */
export const drawer = (): Drawings => current;

/**
 * From now on, images are processed in a separate process, because the library's memory, for up to 40 megapixels at a time, is never freed
 * by its allocator.
 * @param file the built `drawing-process.ts`
 * @returns a function that ends this, with the other process
 */
export function drawApart(file: string): () => Promise<void> {
  const apart = drawingApart(file);
  current = apart.drawings;
  return async () => {
    current = drawings;
    await apart.close();
  };
}
