import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** A schema of one of these words. */
export const wordOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Union(words.map((word) => Type.Literal(word))));

/**
 * The content of a `data` file, validated against the schema.
 * @throws Error that names the first invalid value
 */
export function readData<Shape extends TSchema>(shape: Shape, data: unknown): Static<Shape> {
  const error = Value.Errors(shape, data).First();
  if (error) throw new Error(`The demo's data are wrong at ${error.path}: ${error.message}.`);
  return data;
}
