import { join } from 'node:path';
import { uploadsDirOf } from '@pasal/core/data-directory/data-directory';
import { besides } from '@pasal/core/files/besides';
import { diskFiles } from '@pasal/core/files/disk-files';
import type { Files, ServedFiles } from '@pasal/core/files/files';
import { keptFiles } from '@pasal/core/files/kept-files';
import { s3Client } from '@pasal/core/files/s3/s3-client';
import { s3Files } from '@pasal/core/files/s3/s3-files';
import type { S3Place } from '@pasal/core/files/s3/s3-place';
import type { ReleaseArchives } from '@pasal/platform/server/release/release-archives';
import type { Config } from '../config/config';
import type { FilesPlace } from '../config/files-config';

export interface ShopFiles {
  pictures: ServedFiles;
  archives: ReleaseArchives;
}

type FilesOf = Pick<Config, 'dataDir' | 'files'>;

/** The part of a bucket with this name. */
const inBucket = (place: S3Place, name: string): Files =>
  s3Files(s3Client({ ...place, prefix: `${place.prefix}${name}/` }));

/** The pictures at one place. */
export function picturesAt(place: FilesPlace, dataDir: string): ServedFiles {
  if (place === 'disk') return diskFiles(uploadsDirOf(dataDir));
  return keptFiles(inBucket(place, 'uploads'), join(dataDir, 'files'));
}

/** The release archives in one place; undefined for a disk. */
export const archivesAt = (place: FilesPlace | undefined): Files | undefined =>
  place === undefined || place === 'disk' ? undefined : inBucket(place, 'releases');

/** The shop's configured file storage. Does not contact a store yet. */
export function openFiles({ dataDir, files: { place, also } }: FilesOf): ShopFiles {
  const pictures = picturesAt(place, dataDir);
  const into = archivesAt(place);
  const other = archivesAt(also);
  return {
    pictures: also === undefined ? pictures : besides(pictures, picturesAt(also, dataDir)),
    archives: { into, from: [into, other].filter((files) => files !== undefined) },
  };
}
