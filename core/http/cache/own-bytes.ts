/**
 * Copies bytes that are cached into memory of their own. Node cuts small buffers out of blocks of 8 kB, and
 * zlib's results out of blocks of 16 kB; one cut that stays in memory holds its whole block there.
 */
export function copyToOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
