/** Words for writing out an amount. */

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number below a hundred. */
export function belowHundred(count: number): string {
  if (count < 20) return ONES[count] ?? '';
  const ten = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 === 0 ? ten : `${ten}-${ONES[count % 10]}`;
}

/** The names of the Nepali scale. */
export const scaleNames = {
  kharab: 'kharab',
  arab: 'arab',
  crore: 'crore',
  lakh: 'lakh',
  thousand: 'thousand',
  hundred: 'hundred',
} as const;

/** The phrase around an amount in words; the second argument is null without paisa. */
export const sumInWords = (rupees: string, paisa: string | null) =>
  `Rupees ${rupees}${paisa === null ? '' : ` and ${paisa} paisa`} only`;
