/** @typedef {{ file?: string, text?: string, line: number }} Original the source's line, counted from 1 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The numbers of one segment of a source map.
 * @param {string} segment
 */
function numbersOf(segment) {
  /** @type {number[]} */
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits % 32) * 2 ** shift;
    shift += 5;
    if (bits >= 32) continue;
    numbers.push((value % 2 === 1 ? -1 : 1) * Math.floor(value / 2));
    value = 0;
    shift = 0;
  }
  return numbers;
}

/**
 * Finds a place of a built file in its source.
 * @param {{mappings: string, sources: string[], sourcesContent: string[]}} map
 * @param {{line: number, column: number}} place counted from 1
 * @returns {Original | undefined}
 */
export function originalOf({ mappings, sources, sourcesContent }, place) {
  let [source, line] = [0, 0];
  /** @type {Original | undefined} */
  let found;
  for (const [at, segments] of mappings.split(';').slice(0, place.line).entries()) {
    let column = 0;
    for (const segment of segments.split(',').filter(Boolean)) {
      const [columns = 0, newSource = 0, newLine = 0] = numbersOf(segment);
      column += columns;
      source += newSource;
      line += newLine;
      if (at === place.line - 1 && (found === undefined || column < place.column)) {
        found = { file: sources[source], text: sourcesContent[source], line: line + 1 };
      }
    }
  }
  return found;
}
