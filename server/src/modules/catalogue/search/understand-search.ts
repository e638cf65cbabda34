import { formatRupees } from '@pasal/shared/domain';
import type { Gram } from './gram';
import { meantBy } from './near-words';
import { readPrices, type WordedPrices } from './price-words';
import { any, kindTerm, unitsOf, type Unit } from './search-units';
import type { Vocabulary } from './vocabulary/vocabulary';

/** The meaning of a search, as queries built by `search-units`. */
export interface Understood {
  /** The words products must have; null if a word matches nothing, so that nothing is found. */
  query: string | null;
  /** The wanted kinds; they rank before products that only mention them. */
  kinds: string | null;
  /** Less exact queries, tried in turn if no product matches everything. */
  instead: string[];
  /** A kind's short name also occurs in titles that mean something else: returns nothing unless one of these exists. */
  needs: string | null;
  /** Only products in this price range. */
  prices?: WordedPrices;
}

/** A search that finds nothing. */
export const NOTHING: Understood = { query: null, kinds: null, instead: [], needs: null };

/** The text after these words describes what the thing is for. */
const BEFORE_PURPOSE = new Set(['for', 'with']);

/** Maximum letters of a name that means something else if the shop has none of its kind: "AC/DC". */
const SHORT = 3;

/** A number with its unit: if the shop has none of it, the kind next to it is still worth showing. */
const isMeasure = (word: string) => /^\d+[a-z]{0,4}$/.test(word) && word.length <= 7;

const named = (some: readonly Unit[]) => some.findLast(({ kinds }) => kinds.length > 0);
const isUnknown = ({ terms }: Unit) => terms.length === 0;

/** The unit that names the thing itself: the last one before its purpose. */
function headOf(units: readonly Unit[]): Unit | undefined {
  const purpose = units.findIndex(({ text }) => BEFORE_PURPOSE.has(text));
  return named(units.slice(0, Math.max(purpose, 0))) ?? named(units);
}

/** Combines the units. */
export function meaningOf(units: readonly Unit[]): Understood {
  const telling = units.filter(({ isIgnored, kinds }) => !isIgnored || kinds.length > 0);
  const said = telling.length > 0 ? telling : units;
  const head = headOf(units);
  const lost = said.filter(isUnknown);
  if (said.length === 0) return NOTHING;
  if (lost.some(({ text }) => head === undefined || !isMeasure(text))) return NOTHING;
  const known = said.filter((unit) => !isUnknown(unit));
  const kinds = head === undefined ? null : any(head.kinds.map(kindTerm));
  const others = known.filter((unit) => unit !== head).map(({ terms }) => any(terms));
  const instead =
    kinds === null || (others.length === 0 && lost.length === 0)
      ? []
      : [...lessAndLess(kinds, others), kinds];
  const isShort = said.length === 1 && head !== undefined && head.text.length <= SHORT;
  return {
    query: known.map(({ terms }) => any(terms)).join(' & '),
    kinds,
    instead,
    needs: isShort ? kinds : null,
  };
}

/** The kind with all but one of the other words, then with any of them. */
function lessAndLess(kinds: string, others: readonly string[]): string[] {
  if (others.length < 2) return [];
  if (others.length === 2) return [`${kinds} & ${any(others)}`];
  const without = others.map((_, at) => others.filter((_other, place) => place !== at));
  const allButOne = without.map((rest) => `(${rest.join(' & ')})`);
  return [`${kinds} & ${any(allButOne)}`, `${kinds} & ${any(others)}`];
}

const lostWords = (units: readonly Unit[]) =>
  units.filter(({ terms, isIgnored }) => terms.length === 0 && !isIgnored).map(({ text }) => text);

/** The typed words, each replaced by its correction. */
function mended(grams: readonly Gram[], meant: ReadonlyMap<string, string>): string {
  const words = grams.filter(({ length }) => length === 1);
  return words.map(({ text }) => meant.get(text) ?? text).join(' ');
}

/** Whether similar words may be looked up now for an unknown word. */
export type MayCorrect = () => Promise<boolean>;
const always: MayCorrect = async () => true;

interface Divided {
  /** The known words, with unknown ones replaced by their corrections. */
  grams: readonly Gram[];
  units: readonly Unit[];
  /** True if there are unknown words that were not looked up. */
  isUncorrected: boolean;
}

/** Splits the typed text into known words, and corrects unknown ones if allowed. */
async function divide(
  vocabulary: Vocabulary,
  typed: string,
  mayCorrect: MayCorrect,
): Promise<Divided> {
  const grams = vocabulary.gramsOf(typed);
  const units = unitsOf(grams);
  const lost = vocabulary.worthALook(lostWords(units));
  if (!lost.every((word) => vocabulary.remembers(word)) && !(await mayCorrect())) {
    return { grams, units, isUncorrected: true };
  }
  const last = units.at(-1)?.text;
  const meant = new Map<string, string>();
  const holding = new Map<string, readonly string[]>();
  for (const word of lost) {
    const near = vocabulary.nearTo(word);
    const instead = meantBy(word, near, word === last);
    if (instead !== undefined) meant.set(word, instead);
    else if (!/\d/.test(word) || near.holding.length > 0) holding.set(word, near.holding);
  }
  const again = meant.size > 0 ? vocabulary.gramsOf(mended(grams, meant)) : grams;
  return { grams: again, units: unitsOf(again, holding), isUncorrected: false };
}

/** The source of possible meanings. */
interface Speaker {
  vocabulary(): Promise<Vocabulary>;
}

/** The meaning of a search, and the steps to it. */
export interface Meant extends Understood, Pick<Divided, 'isUncorrected'> {
  /** It consists of a price only. */
  isPriceAlone: boolean;
}

/** Determines the meaning of the typed text. */
export async function understand(
  speaker: Speaker,
  typed: string,
  mayCorrect: MayCorrect = always,
): Promise<Meant> {
  const { rest, prices } = readPrices(typed);
  const { units, isUncorrected } = await divide(await speaker.vocabulary(), rest, mayCorrect);
  const isPriceAlone = prices !== null && units.every(({ isIgnored }) => isIgnored);
  return { ...meaningOf(units), ...(prices && { prices }), isPriceAlone, isUncorrected };
}

/** Some consecutive typed words, and their interpretation. */
interface ExplainedPart {
  text: string;
  kinds: number[];
  finds: string[];
  unknown: boolean;
  ignored: boolean;
}

/** The range that a price in a search means. */
function explainPrices(said: string, { from, to }: WordedPrices): ExplainedPart {
  const bounds = [
    ...(from === undefined ? [] : [`from ${formatRupees(from)}`]),
    ...(to === undefined ? [] : [`up to ${formatRupees(to)}`]),
  ];
  return { text: said, kinds: [], finds: bounds, unknown: false, ignored: false };
}

/** The interpretation for display: what was read, and how each part of it is understood. */
export async function explainSearch(
  speaker: Speaker,
  typed: string,
): Promise<{ read: string; parts: ExplainedPart[] }> {
  const { rest, prices, said } = readPrices(typed);
  const { grams, units } = await divide(await speaker.vocabulary(), rest, always);
  const parts = units.map(({ first, length, kinds, terms, isIgnored }) => {
    const words = grams.filter(
      (gram) => gram.length === 1 && gram.first >= first && gram.first < first + length,
    );
    const own = grams.find((gram) => gram.first === first && gram.length === length);
    return {
      text: words.map(({ text }) => text).join(' '),
      kinds,
      finds: [...new Set(own?.meanings.flatMap(({ finds }) => finds?.join(' ') ?? []))],
      unknown: terms.length === 0 && !isIgnored,
      ignored: isIgnored && kinds.length === 0,
    };
  });
  const price = prices === null ? [] : [explainPrices(said, prices)];
  return {
    read: [...parts, ...price].map(({ text }) => text).join(' '),
    parts: [...parts, ...price],
  };
}
