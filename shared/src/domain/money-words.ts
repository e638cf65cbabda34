import { toPaisa } from './money';
import { belowHundred, scaleNames, sumInWords } from './number-words';

/** The Nepali scale: above a thousand, each unit is a hundred of the previous one. */
const SCALE: readonly (readonly [number, string])[] = [
  [100_000_000_000, scaleNames.kharab],
  [1_000_000_000, scaleNames.arab],
  [10_000_000, scaleNames.crore],
  [100_000, scaleNames.lakh],
  [1000, scaleNames.thousand],
  [100, scaleNames.hundred],
];

/** An integer in words: 123456 is `one lakh twenty-three thousand four hundred fifty-six`. */
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
 * An amount in words as on Nepali invoices, in lakh, crore, arab and kharab: `Rupees one lakh twenty-three thousand
 * and fifty paisa only`.
 * @param rupees at most two decimals, not negative
 * @throws RangeError on anything else
 */
export function rupeesInWords(rupees: number): string {
  const all = toPaisa(rupees);
  if (all < 0) throw new RangeError(`not an amount to put in words: ${rupees}`);
  const paisa = all % 100;
  return sumInWords(inWords((all - paisa) / 100), paisa > 0 ? inWords(paisa) : null);
}
