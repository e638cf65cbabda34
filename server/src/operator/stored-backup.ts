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

/** Where copies of pictures lie that backups beside them do not hold. */
const PICTURES = 'pictures/';

/** A backup among the files of a store. */
export interface StoredBackup {
  files: Files;
  key: string;
  /** Whom it is written for; none where it is not encrypted. */
  recipients: readonly string[];
}

/**
 * The public keys for a backup of this name.
 * @throws OperatorError when it is to be encrypted and they are missing or wrong
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
 * Finds a backup by an address like `s3://bucket/path/shop.tar.gz.age?endpoint=…`; null for a file of this machine.
 * The credentials are those of backups, or those of the shop's files.
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

/** The folder in which a backup lies, in a store or on a disk, and its name there. */
export const locateBackup = (file: string): Omit<StoredBackup, 'recipients'> =>
  storedBackup(file) ?? { files: diskFiles(dirname(file)), key: basename(file) };

/** The name of a backup without its path and its store. */
export const isEncrypted = (file: string) => locateBackup(file).key.endsWith(ENCRYPTED);

/** Copies of pictures in the place of backups. */
export const pictureCopies = (files: Files): Files => below(files, PICTURES);
