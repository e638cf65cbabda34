import type { Language } from '@pasal/core/contract/language';
import type { Fact } from '@pasal/shared/contracts';
import { nameIn } from '../name-in';
import { labelled } from '../nepali';

/** An attribute's Nepali texts; null or empty if there are none. */
export interface NepaliWords {
  name_ne: string | null;
  unit_ne: string | null;
}

/** A fact as read from the database, with its labels in both languages. */
export interface StoredFact extends Omit<Fact, 'label'>, NepaliWords {
  value_ne: string | null;
}

/** Name and unit of an attribute in a language. */
export function wordsIn(
  { name, unit, name_ne, unit_ne }: Pick<Fact, 'name' | 'unit'> & NepaliWords,
  language: Language,
): Pick<Fact, 'name' | 'unit'> {
  return { name: nameIn(language, name, name_ne), unit: nameIn(language, unit, unit_ne) };
}

/** A fact of a product in a language; its value stays as it is used in URLs (D160). */
export const presentFact = (fact: StoredFact, language: Language): Fact => ({
  key: fact.key,
  ...wordsIn(fact, language),
  kind: fact.kind,
  value: fact.value,
  ...labelled(language, fact.value_ne),
});
