import { zipSync } from 'fflate';

interface ZippedFile {
  name: string;
  bytes: Buffer;
  /** Packed, as most programs do it; else stored as it is, as some do with pictures. */
  packed?: boolean;
}

/** A zip file as programs write it. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const entries = files.map(
    ({ name, bytes, packed = false }) => [name, [bytes, { level: packed ? 6 : 0 }]] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}
