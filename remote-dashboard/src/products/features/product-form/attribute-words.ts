import type { Attribute } from '@pasal/shared/contracts';
import { IS_NEPALI } from '@pasal/shared/domain';

/** What an attribute is called in the language of the page, and its words by the English ones. */
export function wordsOf({ name, unit, name_ne, unit_ne, choices_ne }: Attribute) {
  if (!IS_NEPALI) return { name, unit, words: {} };
  return { name: name_ne || name, unit: unit_ne || unit, words: choices_ne ?? {} };
}
