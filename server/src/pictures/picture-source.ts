import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { ServedFiles } from '@pasal/core/files/files';

const EXTENSIONS = new Set(['.webp', '.png', '.jpg', '.jpeg', '.avif']);

export interface PictureSource {
  /** Its storage key: the URL path after `/uploads/`. */
  key: string;
  /** Changes when the file does. */
  fingerprint: string;
}

function isPlain(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[\\\0]/.test(segment);
}

/**
 * The uploaded picture at `path` (the decoded URL path after `/uploads/`), or null for dotfiles, paths outside the directory (also by
 * links) and invalid names. An object store is not queried for existence: reading will show it.
 */
export async function findPicture(files: ServedFiles, path: string): Promise<PictureSource | null> {
  if (!path.split('/').every(isPlain) || !EXTENSIONS.has(extname(path).toLowerCase())) return null;
  const stamp = await files.stampOf(path);
  if (stamp === null) return null;
  const hash = createHash('sha256').update(`${path}\n${stamp}`);
  return { key: path, fingerprint: hash.digest('hex').slice(0, 32) };
}
