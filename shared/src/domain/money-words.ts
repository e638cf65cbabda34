import { toPaisa } from './money';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** The Nepali scale: after the thousand every name is a hundred of the one before. */
const SCALE: readonly (readonly [number, string])[] = [
  [100_000_000_000, 'kharab'],
  [1_000_000_000, 'arab'],
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

function belowHundred(count: number): string {
  if (count < 20) return ONES[count] ?? '';
  const ten = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 === 0 ? ten : `${ten}-${ONES[count % 10]}`;
}

/** A whole number in words: 123456 is `one lakh twenty-three thousand four hundred fifty-six`. */
function inWords(count: number): string {
  if (count < 100) return belowHundred(count);
  const parts: string[] = [];
  let rest = count;
  for (const [size, name] of SCALE) {
    const times = Math.floor(rest / size);
    if (times > 0) parts.push(inWords(times), name);
    rest %= size;
  }
  if (rest > 0) parts.push(belowHundred(rest));
  return parts.join(' ');
}

/**
 * An amount in words as invoices of Nepal carry it, counted in lakh, crore, arab and kharab:
 * `Rupees one lakh twenty-three thousand and fifty paisa only`.
 * @param rupees at most two decimals, not negative
 * @throws RangeError on anything else
 */
export function rupeesInWords(rupees: number): string {
  const all = toPaisa(rupees);
  if (all < 0) throw new RangeError(`not an amount to put in words: ${rupees}`);
  const paisa = all % 100;
  const words = inWords((all - paisa) / 100);
  return `Rupees ${words}${paisa > 0 ? ` and ${inWords(paisa)} paisa` : ''} only`;
}
