import type { Locator } from '@playwright/test';

/**
 * Widths of the signs of Code 128 by their value (ISO/IEC 15417), independent of the product's own table: what it
 * draws is read as a scanner would read it.
 */
const SIGNS = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
  123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
  111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232
`
  .trim()
  .split(/\s+/);
const START_B = 104;
const STOP = '2331112';
const QUIET = 10;

/** Lengths of white and black in turn, across the middle of the picture of an element; white at both ends. */
async function stripesOf(element: Locator): Promise<number[]> {
  const picture = await element.screenshot({ scale: 'device' });
  return element.page().evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, Math.floor(height / 2), width, 1);
      const stripes = [0];
      let isBlack = false;
      for (let at = 0; at < width; at += 1) {
        const brightness = (data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0);
        if (brightness < 384 !== isBlack) {
          isBlack = !isBlack;
          stripes.push(0);
        }
        stripes.push((stripes.pop() ?? 0) + 1);
      }
      return stripes;
    },
    [...picture],
  );
}

/** Reads the code in set B that an element shows. @throws Error that names what no scanner could read */
export async function readCode128(element: Locator): Promise<string> {
  const stripes = await stripesOf(element);
  const before = stripes.shift() ?? 0;
  const after = stripes.pop() ?? 0;
  const pixels = stripes.reduce((sum, each) => sum + each, 0);
  const count = (stripes.length - 7) / 6;
  if (!Number.isInteger(count) || count < 3) throw new Error(`${stripes.length} stripes`);
  const module = pixels / (count * 11 + 13);
  if (Math.min(before, after) < (QUIET - 0.5) * module) throw new Error('no quiet zone');
  const widths = stripes.map((each) => Math.round(each / module)).join('');
  const signs = Array.from({ length: count }, (_none, at) => widths.slice(at * 6, at * 6 + 6));
  const [start, ...values] = signs.map((sign) => SIGNS.indexOf(sign));
  const check = values.pop();
  if (start !== START_B || !widths.endsWith(STOP) || values.includes(-1)) {
    throw new Error(`no Code 128 in set B: ${widths}`);
  }
  const sum = values.reduce((total, value, at) => total + value * (at + 1), START_B) % 103;
  if (check !== sum) throw new Error(`the check sign says ${check}, the signs ${sum}`);
  return String.fromCharCode(...values.map((value) => value + 32));
}
