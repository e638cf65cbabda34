import { isAbsolute } from 'node:path';
import { isS3Address, readS3Place, type S3Place } from '@pasal/core/files/s3/s3-place';
import { mistakeOfRecipient, recipientsIn } from '../backup/encryption';

/** Backups that the servers make. */
export interface BackupConfig {
  /** A folder, or a bucket of an object store. */
  place: string | S3Place;
  /** The owner's public keys; empty if backups are not encrypted. */
  recipients: readonly string[];
  /** The minute of Nepal's day at which a backup is made. */
  minute: number;
  /** Days after which the last drill is overdue. */
  drillDays: number;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Report = (mistake: string) => void;

/** Default time, outside business hours. */
const AT = '02:15';
const DRILL_DAYS = '35';
/** Value that disables encryption. */
const NONE = 'none';

/** The credentials for the store of backups: its own, or those of the shop's files. */
export function backupCredentials(env: Environment): Environment {
  const { BACKUP_ACCESS_KEY_ID: id, BACKUP_SECRET_ACCESS_KEY: secret } = env;
  if (!id && !secret) return env;
  return {
    ...env,
    AWS_ACCESS_KEY_ID: id,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_SESSION_TOKEN: undefined,
  };
}

/** Reads where backups are. */
export function backupPlace(env: Environment, report: Report): BackupConfig['place'] {
  const { BACKUP_URL: value = '' } = env;
  const { BACKUP_ACCESS_KEY_ID: id, BACKUP_SECRET_ACCESS_KEY: secret } = env;
  if (!id !== !secret) {
    report('BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY belong together; one is missing.');
  }
  if (isAbsolute(value)) return value;
  if (isS3Address(value)) {
    return readS3Place('BACKUP_URL', value, backupCredentials(env), report) ?? '';
  }
  report(
    'BACKUP_URL must be a folder like /backups, or an address like s3://bucket/shop?region=ap-south-1.',
  );
  return '';
}

function readRecipients(text: string | undefined, report: Report): readonly string[] {
  if (text === NONE) return [];
  const recipients = recipientsIn(text);
  if (recipients.length === 0) {
    report(
      'BACKUP_URL needs BACKUP_RECIPIENT, the public key age1… of whoever may read backups, or none.',
    );
  }
  for (const recipient of recipients) {
    const mistake = mistakeOfRecipient(recipient);
    if (mistake !== null) report(`BACKUP_RECIPIENT ${mistake}.`);
  }
  return recipients;
}

function readMinute(value: string, report: Report): number {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? [];
  if (hour === undefined) report(`BACKUP_AT must be a time of day in Nepal like ${AT}.`);
  return Number(hour) * 60 + Number(minute);
}

function readDays(value: string, report: Report): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) {
    report(`BACKUP_DRILL_DAYS must be a number of days like ${DRILL_DAYS}.`);
  }
  return Number(value);
}

/** Reads whether and how the servers make backups. */
export function readBackup(env: Environment, report: Report): BackupConfig | undefined {
  if (env.BACKUP_URL === undefined) return undefined;
  return {
    place: backupPlace(env, report),
    recipients: readRecipients(env.BACKUP_RECIPIENT, report),
    minute: readMinute(env.BACKUP_AT ?? AT, report),
    drillDays: readDays(env.BACKUP_DRILL_DAYS ?? DRILL_DAYS, report),
  };
}
