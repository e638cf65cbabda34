import { OTHER_LANGUAGES, type Language } from '../../contract/language';
import type { ReleaseRecord } from '../../contract/release';
import type { Composition } from './live-compositions';
import { recordIn } from './record-in';

/** A composition whose host speaks a language; null where it does not. */
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

/** A composition, and it in each other language that this release of it has and its host speaks. */
export const inLanguagesOf = (release: ReleaseRecord, composition: Composition): Composition[] => [
  composition,
  ...OTHER_LANGUAGES.flatMap((language) =>
    release.languages?.[language] ? (compositionIn(language, composition) ?? []) : [],
  ),
];
