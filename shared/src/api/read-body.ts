import { imagePathsOf } from '../domain';

/**
 * What the text of a response says; nothing for an empty one. `images`, a list or a JSON string of one,
 * is a list of paths from here on (R3.8).
 * @throws SyntaxError for what is no JSON
 */
export function readBody(text: string): unknown {
  if (text === '') return null;
  return JSON.parse(text, (name, value: unknown) =>
    name === 'images' ? imagePathsOf(value) : value,
  );
}
