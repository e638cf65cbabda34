import type {
  AttributeKind,
  FactsWrite,
  FactValue,
  NepaliFactsWrite,
  StaffProduct,
} from '@pasal/shared/contracts';

/** A fact of a product while it is being filled in: a text as it was typed, empty for none. */
interface DraftFact {
  kind: AttributeKind;
  text: string;
  /** The same in Nepali; only of a text. */
  nepali?: string;
}
/** By key, for the category that is chosen. */
export type DraftFacts = Readonly<Record<string, DraftFact>>;

export const draftFactsOf = ({
  facts = [],
  facts_ne = {},
}: Pick<StaffProduct, 'facts' | 'facts_ne'>): DraftFacts =>
  Object.fromEntries(
    facts.map(({ key, kind, value }) => {
      const nepali = facts_ne[key];
      return [key, { kind, text: String(value), ...(nepali !== undefined && { nepali }) }];
    }),
  );

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

/** Returns the changed Nepali of texts as it is sent; undefined for none. */
export function nepaliFactsToSend(
  facts: DraftFacts,
  before: DraftFacts = {},
): NepaliFactsWrite | undefined {
  const changed = Object.entries(facts)
    .filter(([, { kind, text }]) => kind === 'text' && text.trim() !== '')
    .map(([key, { nepali = '' }]) => [key, nepali.trim()] as const)
    .filter(([key, nepali]) => nepali !== (before[key]?.nepali ?? ''));
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map(([key, nepali]) => [key, nepali || null]));
}
