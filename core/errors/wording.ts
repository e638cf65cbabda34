import type { Language } from '../contract/language';

/** A text that a person reads, in every language; it becomes one of them where an answer leaves the server. */
export class Wording implements Record<Language, string> {
  constructor(
    readonly en: string,
    readonly ne: string,
  ) {}
}

/** Says one thing in English and in Nepali. */
export const both = (en: string, ne: string): Wording => new Wording(en, ne);

/** Says what came from outside in English, such as what a browser found: the shop has no other words for it. */
export const english = (text: string): Wording => new Wording(text, text);

/** Says several things as one text, sentence after sentence unless something else stands between them. */
export const joined = (texts: readonly Wording[], between = ' '): Wording =>
  both(texts.map(({ en }) => en).join(between), texts.map(({ ne }) => ne).join(between));

/** A value whose texts are not in one language yet. */
export type Unsaid<Value> = string extends Value
  ? Value | Wording
  : Value extends readonly (infer Each)[]
    ? readonly Unsaid<Each>[]
    : Value extends object
      ? { [Key in keyof Value]: Unsaid<Value[Key]> }
      : Value;

/** Puts every wording of a value into one language; what has none stays the same value. */
export function say<Value>(value: Unsaid<Value>, language: Language): Value;
export function say(value: unknown, language: Language): unknown {
  if (value instanceof Wording) return value[language];
  if (Array.isArray(value)) return value.map((each: unknown) => say(each, language));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, say(each as unknown, language)]),
  );
}
