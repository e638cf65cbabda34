import type { Wording } from '@pasal/core/errors/wording';
import type { ReleaseRecord } from '../../../contract/release';
import { called } from './gate-subject';
import * as messages from './messages';

/** Lists what a release is allowed to do, but everyone who activates it should know. */
export const notesOf = (record: ReleaseRecord): Wording[] =>
  (record.wraps ?? []).map((native) => messages.wraps(called(record), native));
