import { createHash } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const EXTENSIONS = new Set(['.webp', '.png', '.jpg', '.jpeg', '.avif']);

export interface PictureSource {
  file: string;
  /** Changes when the file does. */
  fingerprint: string;
}

function isPlain(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[\\\0]/.test(segment);
}

/**
 * The uploaded picture at `path` (the address after `/uploads/`, decoded), or null: names beginning
 * with a dot, ways out of the directory (links included) and what is no picture's name are unknown.
 */
export async function findPicture(uploadsDir: string, path: string): Promise<PictureSource | null> {
  if (!path.split('/').every(isPlain) || !EXTENSIONS.has(extname(path).toLowerCase())) return null;
  try {
    const file = await realpath(join(uploadsDir, path));
    if (!file.startsWith((await realpath(uploadsDir)) + sep)) return null;
    const { size, mtimeMs } = await stat(file);
    const hash = createHash('sha256').update(`${path}\n${size}\n${mtimeMs}`);
    return { file, fingerprint: hash.digest('hex').slice(0, 32) };
  } catch {
    return null;
  }
}
