/**
 * Copies cached bytes into memory of their own. Node allocates small buffers from blocks of 8 kB, and zlib's results
 * from blocks of 16 kB; a cached slice would retain its whole block.
 */
export function copyToOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
