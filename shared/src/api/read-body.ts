import { imagePathsOf } from '../domain';

/** Reads every `images` below a value in place. A reviver would be called for each of its texts. */
function readImages(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) readImages(each);
    return;
  }
  for (const [name, each] of Object.entries(value)) {
    if (name === 'images') Object.assign(value, { images: imagePathsOf(each) });
    else readImages(each);
  }
}

/**
 * Reads the text of a response; null for an empty one. `images`, a list or a JSON string of one, is a list of
 * paths from here on (R3.8).
 * @param parse for a text that is JSON and more
 * @throws SyntaxError for a text that is no JSON
 */
export function readBody(text: string, parse: (json: string) => unknown = JSON.parse): unknown {
  if (text === '') return null;
  const body = parse(text);
  readImages(body);
  return body;
}
