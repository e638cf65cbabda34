import type { Attribute } from '@pasal/shared/contracts';
import { IS_NEPALI } from '@pasal/shared/domain';

/** An attribute's labels in the page's language, with its options by the English ones. */
export function wordsOf({ name, unit, name_ne, unit_ne, choices_ne }: Attribute) {
  if (!IS_NEPALI) return { name, unit, words: {} };
  return { name: name_ne || name, unit: unit_ne || unit, words: choices_ne ?? {} };
}
