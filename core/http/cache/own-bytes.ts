/**
 * The same bytes in memory of their own, for what is kept. Node cuts small buffers out of blocks of 8 kB, and
 * what zlib makes out of blocks of 16 kB; a cut that is kept keeps its whole block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
