/**
 * JSON as it is safe inside a script element of a document: what could end the element or a line of
 * it only ever stands in texts, and is written there as JSON escapes it.
 */
export function scriptJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
