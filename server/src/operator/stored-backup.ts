import type { Files } from '@pasal/core/files/files';
import { s3Client } from '@pasal/core/files/s3/s3-client';
import { s3Files } from '@pasal/core/files/s3/s3-files';
import { isS3Address, readS3Place } from '@pasal/core/files/s3/s3-place';
import { OperatorError } from './operator-error';

/** A backup in an object store. */
export interface StoredBackup {
  files: Files;
  key: string;
}

/**
 * Finds a backup by an address like `s3://bucket/path/shop.tar.gz?endpoint=…`; null for a file of this machine.
 * The credentials are those of the shop's files.
 * @throws OperatorError with every mistake in it
 */
export function storedBackup(file: string): StoredBackup | null {
  if (!isS3Address(file)) return null;
  const mistakes: string[] = [];
  const place = readS3Place('The backup', file, process.env, (mistake) => mistakes.push(mistake));
  const [, folder = '', key = ''] = /^(.*\/)?([^/]+)\/$/.exec(place?.prefix ?? '') ?? [];
  if (key === '') mistakes.push('The backup must have a name, as in s3://bucket/shop.tar.gz.');
  if (place === undefined || mistakes.length > 0) throw new OperatorError(mistakes.join(' '));
  return { files: s3Files(s3Client({ ...place, prefix: folder })), key };
}
