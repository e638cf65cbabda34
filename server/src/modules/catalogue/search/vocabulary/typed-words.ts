import { wordsOf } from './words-of';

/** How many products have a word. */
type TotalOf = (word: string) => number;

/** Signs behind a letter or number that belong to its name: "C++", "Note 10+". */
const SIGNED_NAME = /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)([+#]+)[^\p{L}\p{N}+#]*$/u;
/** Least letters of each part of a word that is also written apart. */
const LEAST_PART = 3;

/** Names that end in a sign, as words: "c++". */
export function signedNames(text: string): string[] {
  if (!/[+#]/.test(text)) return [];
  return text.split(/\s+/u).flatMap((token) => {
    const [, name, signs] = SIGNED_NAME.exec(token) ?? [];
    const [word] = name === undefined ? [] : wordsOf(name);
    return word === undefined || signs === undefined ? [] : [word + signs];
  });
}

/** The words of one piece without spaces; a sign that no product's name has is no part of a longer one. */
function wordsIn(token: string, totalOf: TotalOf): string[] {
  const parts = wordsOf(token);
  const [signed] = signedNames(token);
  if (signed !== undefined && (totalOf(signed) > 0 || parts[0]?.length === 1)) return [signed];
  const joined = parts.join('');
  const hasLetter = parts.some((part) => /^\p{L}$/u.test(part));
  return parts.length > 1 && hasLetter && totalOf(joined) > 0 ? [joined] : parts;
}

/** Whether two words are nearly always written as one: one of them stands nowhere without the other. */
function areOne(one: string, other: string, totalOf: TotalOf): boolean {
  const together = totalOf(one + other);
  return together > 0 && together >= Math.min(totalOf(one), totalOf(other));
}

function joinParts(words: readonly string[], totalOf: TotalOf): string[] {
  return words.reduce<string[]>((all, word) => {
    const last = all.at(-1);
    const isOne = last !== undefined && !/[+#]$/.test(last) && areOne(last, word, totalOf);
    return isOne ? [...all.slice(0, -1), last + word] : [...all, word];
  }, []);
}

/** The two words of one that is more often written apart; the word itself where there are none. */
function apart(word: string, totalOf: TotalOf): string[] {
  const total = totalOf(word);
  if (total === 0 || /\d/.test(word)) return [word];
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => totalOf(part) > total)) return parts;
  }
  return [word];
}

/**
 * The words of a search in the form in which most products have them, so that joined, hyphenated and parted it finds
 * the same (D361): "wi-fi" and "wi fi" are "wifi", "powerbank" and "power-bank" are "power bank".
 */
export function typedWords(typed: string, totalOf: TotalOf): string[] {
  const words = typed.split(/\s+/u).flatMap((token) => wordsIn(token, totalOf));
  return joinParts(words, totalOf).flatMap((word) => apart(word, totalOf));
}
