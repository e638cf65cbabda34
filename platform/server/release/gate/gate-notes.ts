import type { ReleaseRecord } from '../../../contract/release';
import { called } from './gate-subject';

/** Lists what a release may do, and everyone who lets it go live should know. */
export const notesOf = (record: ReleaseRecord): string[] =>
  (record.wraps ?? []).map(
    (native) =>
      `${called(record)} wraps ${native}: on every page it is on, all other parts use what it makes of it.`,
  );
