import { stroke } from './svg';

/**
 * Letters as strokes on a grid 4 wide and 6 high: each pair of digits is a point, a space lifts
 * the pen. Fonts differ between machines, drawn letters do not.
 */
export const CAPITALS: Readonly<Record<string, string>> = {
  A: '062046 1434',
  B: '06003041423303 3344453606',
  C: '4130100105163645',
  D: '06003041453606',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  I: '0006',
  J: '4045361605',
  K: '0006 4003 0346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 2446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  0: '103041453616050110',
  1: '011006',
  2: '01103041420646',
  3: '0040233344453616 1605',
  4: '36300444',
  5: '400003334445361605',
  6: '413010010516364544331304',
  7: '004016',
  8: '13334241301001021304051636454433',
  9: '0516364541301001021343',
  '&': '461201102131120405162644',
  '-': '1333',
  '.': '0606',
  '+': '0343 2125',
  '/': '0640',
  '"': '1012 3032',
  "'": '1012',
  ':': '0202 0505',
};
const NARROW = new Set(['I', '.', ':', '1', "'"]);

/** The distance from this letter to the next one, in parts of the grid. */
export function advance(letter: string): number {
  if (letter === ' ') return 3;
  return NARROW.has(letter) ? (letter === '1' ? 2.6 : 1.6) : 5.6;
}

/** Width of a line of lettering of the given height. */
function letteringWidth(text: string, height: number): number {
  const units = [...text.toUpperCase()].reduce((sum, letter) => sum + advance(letter), -1.6);
  return (units * height) / 6;
}

/** A line of lettering, its middle at (cx, cy); `weight` is the stroke's share of the height. */
export function lettering(
  text: string,
  cx: number,
  cy: number,
  height: number,
  colour: string,
  weight = 0.17,
): string {
  const unit = height / 6;
  let x = cx - letteringWidth(text, height) / 2;
  let d = '';
  for (const letter of text.toUpperCase()) {
    for (const line of (CAPITALS[letter] ?? '').split(' ')) {
      for (let index = 0; index + 1 < line.length; index += 2) {
        const px = x + Number(line[index]) * unit;
        const py = cy - height / 2 + Number(line[index + 1]) * unit;
        d += `${index === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`;
      }
    }
    x += advance(letter) * unit;
  }
  return d === '' ? '' : stroke(d, colour, height * weight);
}

/** Lettering no wider than `width`: long names become smaller, not longer. */
export function fittedLettering(
  text: string,
  cx: number,
  cy: number,
  height: number,
  width: number,
  colour: string,
  weight = 0.17,
): string {
  const natural = letteringWidth(text, height);
  const size = natural > width ? (height * width) / natural : height;
  return lettering(text, cx, cy, size, colour, weight);
}
