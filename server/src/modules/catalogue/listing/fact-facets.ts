import type { Language } from '@pasal/core/contract/language';
import type { Attribute, FactFacet } from '@pasal/shared/contracts';
import { labelled } from '../../nepali';
import { wordsIn, type NepaliWords } from '../../product-record/fact-words';

/** The counts for one attribute of a category. */
export interface FactCounts
  extends Pick<Attribute, 'key' | 'name' | 'kind' | 'unit' | 'choices'>, NepaliWords {
  choices_ne: Record<string, string> | null;
  values: { value: string; total: number }[];
}

/** Up to this many numbers are listed individually; more are grouped into ranges. */
const MOST_NUMBERS = 10;
/** Maximum number of ranges in a filter. */
const RANGES = 5;

type Values = FactFacet['values'];

/** Groups neighbouring numbers, with about as many products in each range. */
function rangesOf(numbers: readonly { value: number; total: number }[]): Values {
  const all = numbers.reduce((sum, { total }) => sum + total, 0);
  const ranges: { from: number; to: number; total: number }[] = [];
  for (const { value, total } of numbers) {
    const last = ranges.at(-1);
    if (last === undefined || last.total >= all / RANGES) {
      ranges.push({ from: value, to: value, total });
    } else {
      last.to = value;
      last.total += total;
    }
  }
  return ranges.map(({ from, to, total }) => ({
    value: from === to ? String(from) : `${from}..${to}`,
    total,
  }));
}

function numbersOf(values: Values): Values {
  const numbers = values
    .map(({ value, total }) => ({ value: Number(value), total }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((one, other) => one.value - other.value);
  if (numbers.length > MOST_NUMBERS) return rangesOf(numbers);
  return numbers.map(({ value, total }) => ({ value: String(value), total }));
}

/** Values in the category's order; former values come last. */
function wordsOf(words: readonly string[], values: Values): Values {
  const place = (value: string) => {
    const at = words.indexOf(value);
    return at === -1 ? words.length : at;
  };
  return values.toSorted(
    (one, other) => place(one.value) - place(other.value) || (one.value < other.value ? -1 : 1),
  );
}

const YES_NO = ['true', 'false'];

function valuesOf({ kind, choices, values }: FactCounts): Values {
  if (kind === 'number') return numbersOf(values);
  if (kind === 'choice') return wordsOf(choices, values);
  return wordsOf(
    YES_NO,
    values.filter(({ value }) => YES_NO.includes(value)),
  );
}

/** The filters of a list, in the category's order; attributes without values are left out. */
export const factFacets = (counts: readonly FactCounts[], language: Language): FactFacet[] =>
  counts
    .map((each) => {
      const { key, kind, choices_ne } = each;
      const values = valuesOf(each).map((value) => ({
        ...value,
        ...labelled(language, choices_ne?.[value.value]),
      }));
      return { key, ...wordsIn(each, language), kind, values };
    })
    .filter(({ values }) => values.length > 0);
