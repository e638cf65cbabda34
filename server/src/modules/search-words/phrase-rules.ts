import { invalid, type DomainError } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { keyOf } from '../catalogue/search/vocabulary/fold-word';
import { wordsOf } from '../catalogue/search/vocabulary/words-of';
import * as messages from './messages';

/** Maximum words of a phrase, as the search looks it up (`known-words`). */
const MOST_WORDS = 4;

const refusal = (path: string, message: Wording): DomainError =>
  invalid(message, { path, message });

/** True if people read two phrases as the same. */
export const isSamePhrase = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** @throws DomainError 400 for a duplicate phrase, in any case */
export function refuseTwice(phrases: readonly string[], path: string): void {
  const second = phrases.find((phrase, at) =>
    phrases.slice(0, at).some((before) => isSamePhrase(before, phrase)),
  );
  if (second !== undefined) throw refusal(path, messages.twice(second));
}

/** @throws DomainError 400 for a phrase that no search could match: without a letter or digit, or too long */
export function refuseUseless(phrases: readonly string[], path: string): void {
  for (const phrase of phrases) {
    if (keyOf(phrase) === '') throw refusal(path, messages.saysNothing(phrase));
    if (wordsOf(phrase).length > MOST_WORDS) throw refusal(path, messages.tooManyWordsIn(phrase));
  }
}
