import type { Language } from '@pasal/core/contract/language';
import type { Fact } from '@pasal/shared/contracts';
import { nameIn } from '../name-in';
import { labelled } from '../nepali';

/** The Nepali of an attribute's words; null or empty where there is none. */
export interface NepaliWords {
  name_ne: string | null;
  unit_ne: string | null;
}

/** A fact as it is read, with its words in both languages. */
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

/** A fact of a product in a language; its value stays what it is called in addresses (D160). */
export const presentFact = (fact: StoredFact, language: Language): Fact => ({
  key: fact.key,
  ...wordsIn(fact, language),
  kind: fact.kind,
  value: fact.value,
  ...labelled(language, fact.value_ne),
});
