import { basename, dirname } from 'node:path';
import { below } from '@pasal/core/files/below';
import { diskFiles } from '@pasal/core/files/disk-files';
import type { Files } from '@pasal/core/files/files';
import { s3Client } from '@pasal/core/files/s3/s3-client';
import { s3Files } from '@pasal/core/files/s3/s3-files';
import { isS3Address, readS3Place } from '@pasal/core/files/s3/s3-place';
import { ENCRYPTED, mistakeOfRecipient, recipientsIn } from '../backup/encryption';
import { backupCredentials } from '../config/backup-config';
import { OperatorError } from './operator-error';

/** Folder with copies of pictures for backups that do not contain them. */
const PICTURES = 'pictures/';

/** A backup in a store. */
export interface StoredBackup {
  files: Files;
  key: string;
  /** The public keys to encrypt for; empty if it is not encrypted. */
  recipients: readonly string[];
}

/**
 * The public keys for a backup of this name.
 * @throws OperatorError if it is to be encrypted and they are missing or invalid
 */
export function recipientsFor(file: string): string[] {
  if (!file.endsWith(ENCRYPTED)) return [];
  const recipients = recipientsIn(process.env.BACKUP_RECIPIENT);
  const mistake = recipients.map(mistakeOfRecipient).find((each) => each !== null);
  if (mistake !== undefined) throw new OperatorError(`BACKUP_RECIPIENT ${mistake}.`);
  if (recipients.length > 0) return recipients;
  throw new OperatorError(
    `A file that ends in ${ENCRYPTED} is encrypted: BACKUP_RECIPIENT must have the public key, age1…`,
  );
}

/**
 * Parses a URL like `s3://bucket/path/shop.tar.gz.age?endpoint=…`; null for a local file. The credentials are those of backups, or those of
 * the shop's files.
 * @throws OperatorError with every mistake in it
 */
export function storedBackup(file: string): Omit<StoredBackup, 'recipients'> | null {
  if (!isS3Address(file)) return null;
  const mistakes: string[] = [];
  const place = readS3Place('The backup', file, backupCredentials(process.env), (mistake) =>
    mistakes.push(mistake),
  );
  const [, folder = '', key = ''] = /^(.*\/)?([^/]+)\/$/.exec(place?.prefix ?? '') ?? [];
  if (key === '') mistakes.push('The backup must have a name, as in s3://bucket/shop.tar.gz.age.');
  if (place === undefined || mistakes.length > 0) throw new OperatorError(mistakes.join(' '));
  return { files: s3Files(s3Client({ ...place, prefix: folder })), key };
}

/** The folder of a backup, in a store or on disk, and its name there. */
export const locateBackup = (file: string): Omit<StoredBackup, 'recipients'> =>
  storedBackup(file) ?? { files: diskFiles(dirname(file)), key: basename(file) };

/** Looks at the name only, without path and store. */
export const isEncrypted = (file: string) => locateBackup(file).key.endsWith(ENCRYPTED);

/** Copies of pictures next to backups. */
export const pictureCopies = (files: Files): Files => below(files, PICTURES);
