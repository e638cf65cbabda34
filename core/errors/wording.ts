import type { Language } from '../contract/language';

/** A text that a person reads, in every language; it becomes one of them where an answer leaves the server. */
export class Wording implements Record<Language, string> {
  constructor(
    readonly en: string,
    readonly ne: string,
  ) {}
}

/** Says one thing in English and in Nepali. */
export const bilingual = (en: string, ne: string): Wording => new Wording(en, ne);

/** Says what came from outside in English, such as what a browser found: the shop has no other words for it. */
export const english = (text: string): Wording => new Wording(text, text);

/** Says several things as one text, sentence after sentence unless something else stands between them. */
export const joined = (texts: readonly Wording[], between = ' '): Wording =>
  bilingual(texts.map(({ en }) => en).join(between), texts.map(({ ne }) => ne).join(between));

/** A value whose texts are not in one language yet. */
export type Localisable<Value> = string extends Value
  ? Value | Wording
  : Value extends readonly (infer Each)[]
    ? readonly Localisable<Each>[]
    : Value extends object
      ? { [Key in keyof Value]: Localisable<Value[Key]> }
      : Value;

/** Puts every wording of a value into one language; what has none stays the same value. */
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
