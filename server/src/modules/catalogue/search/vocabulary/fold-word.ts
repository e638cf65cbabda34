import { latinOf } from '@pasal/shared/domain';
import { wordsOf } from './words-of';

type Rule = readonly [pattern: RegExp, instead: string];

/** Strips the English plural and Nepali suffixes. */
const ONE_OF: readonly Rule[] = [
  [/([^sui])s$/u, '$1'],
  [/(हरू|हरु)$/u, ''],
  [/(?<=...)(को|का|की|लाई|बाट)$/u, ''],
];

/** Interchangeable Latin spellings, applied in this order. */
const SAME: readonly Rule[] = [
  [/ph/g, 'f'],
  [/tch|chh?/g, 'C'],
  [/sh/g, 's'],
  [/ck/g, 'k'],
  [/dge?/g, 'j'],
  [/([kgtdbj])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ai/g, 'e'],
  [/au/g, 'o'],
  [/(ey|ie|y)$/, 'i'],
];

const replaced = (text: string, rules: readonly Rule[]) =>
  rules.reduce((word, [pattern, instead]) => word.replace(pattern, instead), text);

const SHORT = 4;

/** Maps words that sound alike to one form. */
export function foldWord(word: string): string {
  const one = [...word].length < SHORT ? word : replaced(word, ONE_OF);
  return replaced(latinOf(one), SAME);
}

/** Doubled letters become one, also across words: "cc tv" is "cctv". */
export const squeeze = (text: string) => text.replace(/([a-zC])\1+/g, '$1');

/** The key without its vowels, whose spelling varies most. */
export function soundOf(key: string): string {
  const [first = ''] = key;
  const rest = key.slice(first.length).replace(/[aeiouyh]/g, '');
  return squeeze(first.replace(/[aeiou]/, 'a') + rest);
}

/** The words of a phrase, folded into one key. */
export const keyOf = (phrase: string): string => squeeze(wordsOf(phrase).map(foldWord).join(''));
