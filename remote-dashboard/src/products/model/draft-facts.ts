import type { AttributeKind, Fact, FactsWrite, FactValue } from '@pasal/shared/contracts';

/** A fact of a product while it is being filled in: a text as it was typed, empty for none. */
interface DraftFact {
  kind: AttributeKind;
  text: string;
}
/** By key, for the category that is chosen. */
export type DraftFacts = Readonly<Record<string, DraftFact>>;

export const draftFactsOf = (facts: readonly Fact[] = []): DraftFacts =>
  Object.fromEntries(facts.map(({ key, kind, value }) => [key, { kind, text: String(value) }]));

const NUMBER = /^-?\d{1,10}(?:\.\d{1,6})?$/;

/** Keys of numbers that are none. */
export const wrongNumbers = (facts: DraftFacts): string[] =>
  Object.entries(facts)
    .filter(([, { kind, text }]) => kind === 'number' && text.trim() !== '')
    .filter(([, { text }]) => !NUMBER.test(text.trim()))
    .map(([key]) => key);

function valueOf({ kind, text }: DraftFact): FactValue | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (kind === 'number') return Number(typed);
  return kind === 'yes_no' ? typed === 'true' : typed;
}

/** Returns the changed facts as they are sent; undefined for none. */
export function factsToSend(facts: DraftFacts, before: DraftFacts = {}): FactsWrite | undefined {
  const changed = Object.entries(facts).filter(
    ([key, { text }]) => text.trim() !== (before[key]?.text ?? ''),
  );
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map(([key, fact]) => [key, valueOf(fact)]));
}
