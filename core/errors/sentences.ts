import { nepaliDigits } from '../contract/nepali-digits';
import { bilingual, english, Wording } from './wording';

/** The place of a value in a sentence: `{0}` takes it as it is, `{#0}` a number, whose digits are Nepali ones in Nepali. */
const PLACE = /\{(#?)(\d)\}/g;

type Value = string | number | Wording;

/** Puts values into a sentence. */
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

/** What matches a sentence's English; its values stand in it in their order. */
const patternOf = ({ en }: Wording) => {
  const exact = en.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`);
  return new RegExp(
    `^${exact.replaceAll(PLACE, (_, digits) => (digits ? '(\\d+)' : '(.+?)'))}$`,
    's',
  );
};

/**
 * Makes what gives a text that is stored in English its Nepali, by the sentences it may be: the first that fits, and so on with its
 * values. A text of other words is English in both languages.
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
