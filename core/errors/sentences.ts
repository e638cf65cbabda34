import { nepaliDigits } from '../contract/nepali-digits';
import { bilingual, english, Wording } from './wording';

/** A placeholder in a sentence: `{0}` inserts a value as it is, `{#0}` a number, with Nepali digits in Nepali. */
const PLACE = /\{(#?)(\d)\}/g;

type Value = string | number | Wording;

/** Inserts values into a sentence. */
export function fill({ en, ne }: Wording, ...values: readonly Value[]): Wording {
  const wordings = values.map((value) =>
    value instanceof Wording ? value : english(String(value)),
  );
  return bilingual(
    en.replaceAll(PLACE, (_place, _digits, at: string) => wordings[Number(at)]?.en ?? ''),
    ne.replaceAll(PLACE, (_place, digits: string, at: string) => {
      const value = wordings[Number(at)]?.ne ?? '';
      return digits ? nepaliDigits(value) : value;
    }),
  );
}

/** A pattern for a sentence's English, which captures its values in order. */
const patternOf = ({ en }: Wording) => {
  const exact = en.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`);
  return new RegExp(
    `^${exact.replaceAll(PLACE, (_, digits) => (digits ? '(\\d+)' : '(.+?)'))}$`,
    's',
  );
};

/**
 * Makes a function that translates a stored English text into Nepali, by the sentences it may be: the first that
 * matches, and likewise for its values. A text that matches none stays English in both languages.
 */
export function readSentences(sentences: readonly Wording[]): (text: string) => Wording {
  const known = sentences.map((sentence) => ({ sentence, pattern: patternOf(sentence) }));
  return function read(text): Wording {
    for (const { sentence, pattern } of known) {
      const found = pattern.exec(text);
      if (found) return fill(sentence, ...found.slice(1).map(read));
    }
    return english(text);
  };
}
