const CONSONANTS = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह';
const THEIR_SOUNDS = 'kkggnCCjjnttddnttddnpfbbmyrlbsssh';
const VOWELS = 'अआइईउऊएऐओऔऑािीुूेैोौॅॉंँ';
const THEIR_LETTERS = 'aaiiuueeoooaiiuueeooeonn';
const LETTERS = new Map(
  [...CONSONANTS, ...VOWELS].map((sign, at) => [sign, [...THEIR_SOUNDS, ...THEIR_LETTERS][at]]),
);

type Rule = readonly [pattern: RegExp, instead: string];

/** A consonant carries "a" unless a sign, a stop or the end follows. */
const RULES: readonly Rule[] = [
  [new RegExp(`([${CONSONANTS}])(?=[${CONSONANTS}अ-औंँ])`, 'gu'), '$1a'],
  [/[\u093c\u094d\u0903]/gu, ''],
  [/[ृऋ]/gu, 'ri'],
];

/**
 * Devanagari in Latin letters by its sounds, so that letters people write for one another are one: ि and ी, ब and व,
 * श, ष and स, ं, ँ and the nasals before other letters. Latin letters stay.
 */
export function latinOf(text: string): string {
  const spelt = RULES.reduce((word, [pattern, instead]) => word.replace(pattern, instead), text);
  return spelt.replace(/[ऀ-ॿ]/g, (sign) => LETTERS.get(sign) ?? sign);
}
