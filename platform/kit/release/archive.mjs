import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

/** A file's metadata in an archive: constant, whenever, wherever and by whom it is packed. */
const HEAD = { mode: 0o644, mtime: new Date(0) };

/**
 * Packs files into a tar.gz. The same files give the same bytes: sorted, without owner and time.
 * @param {Map<string, Buffer>} files contents by name in the archive
 */
export async function archiveOf(files) {
  const entries = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const packed = entries.map(([name, body]) => ({
    header: { ...HEAD, name, size: body.length },
    body,
  }));
  return gzipSync(await packTar(packed), { level: 9 });
}
