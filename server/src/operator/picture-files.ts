import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { codeOf } from '@pasal/core/errors/error-code';

/**
 * Lists pictures below `uploadsDir`, sorted, with slashes. It skips names with a dot in front: their content
 * is made again on request.
 */
export async function picturesIn(uploadsDir: string): Promise<string[]> {
  const found = await readdir(uploadsDir, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    },
  );
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => relative(uploadsDir, join(entry.parentPath, entry.name)).split(sep))
    .filter((parts) => !parts.some((part) => part.startsWith('.')))
    .map((parts) => parts.join('/'))
    .toSorted();
}
