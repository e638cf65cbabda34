import type { Language } from '../contract/language';

/** A text for people in every language; it is reduced to one language when an answer leaves the server. */
export class Wording implements Record<Language, string> {
  constructor(
    readonly en: string,
    readonly ne: string,
  ) {}
}

/** Makes a text in English and Nepali. */
export const bilingual = (en: string, ne: string): Wording => new Wording(en, ne);

/** A text from outside that exists only in English, such as a browser's findings. */
export const english = (text: string): Wording => new Wording(text, text);

/** Joins several texts into one, separated by spaces by default. */
export const joined = (texts: readonly Wording[], between = ' '): Wording =>
  bilingual(texts.map(({ en }) => en).join(between), texts.map(({ ne }) => ne).join(between));

/** A value whose texts are not localised yet. */
export type Localisable<Value> = string extends Value
  ? Value | Wording
  : Value extends readonly (infer Each)[]
    ? readonly Localisable<Each>[]
    : Value extends object
      ? { [Key in keyof Value]: Localisable<Value[Key]> }
      : Value;

/** Localises all texts of a value; a value without any stays the same. */
export function localise<Value>(value: Localisable<Value>, language: Language): Value;
export function localise(value: unknown, language: Language): unknown {
  if (value instanceof Wording) return value[language];
  if (Array.isArray(value)) return value.map((each: unknown) => localise(each, language));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, localise(each as unknown, language)]),
  );
}
