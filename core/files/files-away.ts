import { DomainError } from '../errors/domain-error';
import { bilingual } from '../errors/wording';

const FILES_AWAY = bilingual(
  "The shop's files can't be reached right now. Please try again later.",
  'अहिले पसलका फाइलसम्म पुग्न सकिएन। पछि फेरि प्रयास गर्नुहोस्।',
);

/** An object store does not answer, or not correctly; callers get a 503 and may try again. */
export class FilesAwayError extends DomainError {
  /** The store's error, for an operator. */
  readonly reason: string;

  constructor(place: string, reason: string) {
    super('UNAVAILABLE', FILES_AWAY);
    this.reason = `${place}: ${reason}`;
  }
}

/** The content does not match what was stored; a retry may succeed. */
export class WrongBytesError extends FilesAwayError {}

/** The error for a missing file, like a disk's. */
export const missingFile = (key: string) =>
  Object.assign(new Error(`There is no file ${key}.`), { code: 'ENOENT' });
