import { imagePathsOf } from '../domain';

/** Parses every nested `images` in place. A reviver would be called for each text. */
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
 * Parses a response's text; null if it is empty. `images`, a list or a JSON string of one, becomes a list of paths
 * (R3.8).
 * @param parse for texts that extend JSON
 * @throws SyntaxError if it isn't JSON
 */
export function readBody(text: string, parse: (json: string) => unknown = JSON.parse): unknown {
  if (text === '') return null;
  const body = parse(text);
  readImages(body);
  return body;
}
