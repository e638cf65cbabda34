import { MOST_BEGUN, type Gram } from './gram';

/** Words of a search that belong together, and the terms that match them: quoted words, `:*` after a prefix, signs. */
export interface Unit {
  first: number;
  length: number;
  /** Empty if nothing matches it. */
  terms: string[];
  /** The kinds it names, as far as they have products. */
  kinds: number[];
  /** It has no meaning next to other words. */
  isIgnored: boolean;
  text: string;
}

const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`;
/** Prefix of a kind's number; no word contains it. */
export const KIND = '~';
export const kindTerm = (kind: number) => quoted(`${KIND}${kind}`);
const all = (terms: readonly string[]) => (terms.length > 1 ? `(${terms.join(' & ')})` : terms[0]);
/** Any one of the terms. */
export const any = (terms: readonly string[]) => `(${terms.join(' | ')})`;

/** Without duplicates, since two spellings of a phrase may lead to one kind. */
const kindsOf = ({ meanings }: Gram) => [
  ...new Set(meanings.flatMap(({ kind, total }) => (kind !== null && total > 0 ? [kind] : []))),
];

/** Words of the catalogue that a typed word matches: itself if it names a kind, otherwise the words with this prefix. */
function wordsOf(gram: Gram, isLast: boolean, holding: readonly string[]): string[] {
  const { text, is_word: isWord, begun, length } = gram;
  const isWhole = length > 1 || kindsOf(gram).length > 0 || (isWord && text.length < 2 && !isLast);
  if (isWhole) return isWord ? [quoted(text)] : [];
  if (begun.length > MOST_BEGUN) return [`${quoted(text)}:*`];
  return (begun.length > 0 ? begun : holding).map(quoted);
}

/** The joint meaning of some typed words. */
function unitOf(gram: Gram, isLast: boolean, holding: readonly string[]): Unit {
  const kinds = kindsOf(gram);
  const found = gram.meanings.flatMap(({ finds }) => {
    const term = finds === null ? undefined : all(finds.map(quoted));
    return term === undefined ? [] : [term];
  });
  const { first, length, text, meanings } = gram;
  return {
    first,
    length,
    text,
    kinds,
    terms: [...kinds.map(kindTerm), ...found, ...wordsOf(gram, isLast, holding)],
    isIgnored: meanings.some(({ kind, finds }) => kind === null && finds === null),
  };
}

/** The cost of an unknown word, so that the split has as few of them as possible. */
const UNKNOWN_COSTS = 10;

/**
 * Splits a search into as few units as possible: "memory card 64gb" is the phrase "memory card" and a word. The words of a phrase may also
 * match individually.
 * @param holding for words that only occur inside others, these others
 */
export function unitsOf(
  grams: readonly Gram[],
  holding: ReadonlyMap<string, readonly string[]> = new Map(),
): Unit[] {
  const count = Math.max(0, ...grams.map(({ first }) => first));
  const units = grams.map((gram) =>
    unitOf(gram, gram.first === count, gram.length === 1 ? (holding.get(gram.text) ?? []) : []),
  );
  const single = new Map(
    units.filter(({ length }) => length === 1).map((unit) => [unit.first, unit]),
  );
  let best: { cost: number; units: Unit[] }[] = [{ cost: 0, units: [] }];
  for (let end = 1; end <= count; end += 1) {
    const ways = units
      .filter(({ first, length }) => first + length - 1 === end)
      .filter(({ length, terms, isIgnored }) => length === 1 || terms.length > 0 || isIgnored)
      .map((unit) => {
        const before = best[unit.first - 1] ?? { cost: 0, units: [] };
        const isKnown = unit.terms.length > 0 || unit.isIgnored;
        const cost = before.cost + (isKnown ? 1 : UNKNOWN_COSTS);
        return { cost, units: [...before.units, unit] };
      });
    const [way] = ways.toSorted((one, other) => one.cost - other.cost);
    best = [...best, way ?? { cost: 0, units: [] }];
  }
  return (best[count]?.units ?? []).map((unit) => withParts(unit, single));
}

/** A unit of several words also matches these words anywhere. */
function withParts(unit: Unit, single: ReadonlyMap<number, Unit>): Unit {
  if (unit.length === 1) return unit;
  const parts = Array.from({ length: unit.length }, (_, at) => single.get(unit.first + at));
  // Single letters, as in "a.c.", are prefixes of too many words.
  if (parts.some((part) => (part?.text.length ?? 0) < 2 && !/\d/.test(part?.text ?? '')))
    return unit;
  const terms = parts.map((part) => part?.terms ?? []);
  if (terms.some((each) => each.length === 0)) return unit;
  return { ...unit, terms: [...unit.terms, `(${terms.map(any).join(' & ')})`] };
}
