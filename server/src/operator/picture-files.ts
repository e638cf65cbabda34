import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { codeOf } from '@pasal/core/errors/error-code';

/**
 * Pictures that lie below `uploadsDir`, sorted, with slashes; what stands below a name with a dot in
 * front is made again when it is asked for.
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
