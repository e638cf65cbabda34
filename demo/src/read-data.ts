import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** The shape of one of these words. */
export const wordOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Union(words.map((word) => Type.Literal(word))));

/**
 * What a file of `data` holds, once it has the shape that the code reads.
 * @throws Error that names the first place which has not
 */
export function readData<Shape extends TSchema>(shape: Shape, data: unknown): Static<Shape> {
  const error = Value.Errors(shape, data).First();
  if (error) throw new Error(`The demo's data are wrong at ${error.path}: ${error.message}.`);
  return data;
}
