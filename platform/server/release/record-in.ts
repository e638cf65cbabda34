import type { Language } from '../../contract/language';
import { bilingual, type Wording } from '@pasal/core/errors/wording';
import type { ReleaseRecord } from '../../contract/release';

const known = new WeakMap<ReleaseRecord, Map<Language, ReleaseRecord>>();

/** A release as pages in a language get it: its texts and files in that language, or in English if it lacks it. */
export function recordIn(language: Language, record: ReleaseRecord): ReleaseRecord {
  const own = language === 'en' ? undefined : record.languages?.[language];
  if (!own) return record;
  const made = known.get(record) ?? new Map<Language, ReleaseRecord>();
  known.set(record, made);
  const shown = made.get(language) ?? { ...record, ...own };
  made.set(language, shown);
  return shown;
}

/** The display name of a part of the shop. */
export const titleOf = ({ title, languages }: ReleaseRecord): Wording =>
  bilingual(title, languages?.ne?.title ?? title);
