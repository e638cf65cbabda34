import { zipSync, type Zippable } from 'fflate';

interface ZippedFile {
  name: string;
  bytes: Buffer;
  /** Packed, as most programs do it; else stored as it is, as some do with pictures. */
  packed?: boolean;
}

/** A zip file as programs write it. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const zip: Zippable = {};
  for (const { name, bytes, packed } of files) zip[name] = [bytes, { level: packed ? 6 : 0 }];
  return Buffer.from(zipSync(zip));
}
