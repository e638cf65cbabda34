import { OTHER_LANGUAGES, type Language } from '../../contract/language';
import type { ReleaseRecord } from '../../contract/release';
import type { Composition } from './live-compositions';
import { recordIn } from './record-in';

/** A composition in a language; null if its host lacks that language. */
export function compositionIn(language: Language, composition: Composition): Composition | null {
  const { host, remotes, lastGood } = composition;
  if (language !== 'en' && !host.languages?.[language]) return null;
  const inIt = (record: ReleaseRecord) => recordIn(language, record);
  return {
    ...composition,
    language,
    host: inIt(host),
    remotes: remotes.map(inIt),
    ...(lastGood && { lastGood: lastGood.map(inIt) }),
  };
}

/** A composition, and the same in each other language that this release of it and its host have. */
export const inLanguagesOf = (release: ReleaseRecord, composition: Composition): Composition[] => [
  composition,
  ...OTHER_LANGUAGES.flatMap((language) =>
    release.languages?.[language] ? (compositionIn(language, composition) ?? []) : [],
  ),
];
