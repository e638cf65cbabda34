import { wordsOf } from './words-of';

/** The number of products with a word. */
type TotalOf = (word: string) => number;

/** Signs after a letter or number that belong to the name: "C++", "Note 10+". */
const SIGNED_NAME = /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)([+#]+)[^\p{L}\p{N}+#]*$/u;
/** Minimum letters in each part of a word that is also written as two. */
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

/** The words of a token without spaces; a sign that occurs in no product's name is a separator. */
function wordsIn(token: string, totalOf: TotalOf): string[] {
  const parts = wordsOf(token);
  const [signed] = signedNames(token);
  if (signed !== undefined && (totalOf(signed) > 0 || parts[0]?.length === 1)) return [signed];
  const joined = parts.join('');
  const hasLetter = parts.some((part) => /^\p{L}$/u.test(part));
  return parts.length > 1 && hasLetter && totalOf(joined) > 0 ? [joined] : parts;
}

/** True if two words are nearly always written as one: one of them never occurs without the other. */
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

/** The two words of one that is more often written separately; otherwise the word itself. */
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
 * The words of a search in the form most products use, so that joined, hyphenated and separate spellings find the same (D361): "wi-fi" and
 * "wi fi" become "wifi", "powerbank" and "power-bank" become "power bank".
 */
export function typedWords(typed: string, totalOf: TotalOf): string[] {
  const words = typed.split(/\s+/u).flatMap((token) => wordsIn(token, totalOf));
  return joinParts(words, totalOf).flatMap((word) => apart(word, totalOf));
}
