import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

/** What a file of an archive has beside its name: the same whenever, wherever and by whom it is packed. */
const HEAD = { mode: 0o644, mtime: new Date(0) };

/**
 * Packs files into a tar.gz. The same files make the same bytes: sorted, without owner and time.
 * @param {Map<string, Buffer>} files their bytes, by the name each has in the archive
 */
export async function archiveOf(files) {
  const entries = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const packed = entries.map(([name, body]) => ({
    header: { ...HEAD, name, size: body.length },
    body,
  }));
  return gzipSync(await packTar(packed), { level: 9 });
}
