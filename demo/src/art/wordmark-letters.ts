import { advance, CAPITALS } from './lettering';
import { path } from './svg';

/** Small letters on the grid of the capitals: their bodies between the lines 2 and 6. */
const SMALL: Readonly<Record<string, string>> = {
  a: '4332120305163645 4246',
  b: '0006 0312324345361605',
  c: '4332120305163645',
  d: '4046 4332120305163645',
  e: '04444332120305163645',
  g: '4332120305163645 4247381807',
  h: '0006 0312324346',
  i: '0206 0000',
  j: '22271808 2020',
  k: '0006 4204 1446',
  l: '0006',
  m: '0206 0312223336 3342526366',
  n: '0206 0312324346',
  o: '123243453616050312',
  p: '0208 0312324345361605',
  r: '0206 031232',
  s: '43321203143445361605',
  t: '10152636 0232',
  u: '0205163645 4246',
  v: '022642',
  w: '021624344662',
  x: '0246 4206',
  y: '0226 4218',
  z: '02420646',
};
const SMALL_ADVANCES: Readonly<Record<string, number>> = {
  i: 1.7,
  j: 3.6,
  l: 1.7,
  m: 7.7,
  r: 4.4,
  t: 4.6,
  w: 7.7,
};

export interface Face {
  colour: string;
  /** Height of a capital, in pixels. */
  height?: number;
  /** The stroke's share of the height. */
  weight?: number;
  /** Space between letters, added to the usual, in parts of the grid. */
  tracking?: number;
  /** Degrees the letters lean to the right. */
  slant?: number;
  /** Width of the letters, relative to the usual. */
  stretch?: number;
  /** True when bowls become round; otherwise they have their eight corners. */
  soft?: boolean;
  /** The ends of strokes. */
  ends?: 'round' | 'square';
}

/** A piece of a wordmark, its top left corner at 0, 0. */
export interface Piece {
  markup: string;
  width: number;
  height: number;
}

type Point = readonly [x: number, y: number];

function pointsOf(digits: string): Point[] {
  const pairs = digits.match(/\d\d/g) ?? [];
  return pairs.map((pair): Point => [Number(pair[0]), Number(pair[1])]);
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Blunt corners belong to bowls and become curves; the others stay corners. */
function isBlunt(before: Point, at: Point, after: Point): boolean {
  const [ax, ay] = [before[0] - at[0], before[1] - at[1]];
  const [bx, by] = [after[0] - at[0], after[1] - at[1]];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by)) < -0.5;
}

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line through the points; `soft` turns its blunt corners into curves. */
function lineThrough(points: readonly Point[], soft: boolean): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (first === undefined || second === undefined || last === undefined) return '';
  const isRing = points.length > 3 && text(first) === text(last);
  const start = isRing && soft ? between(first, second, 0.5) : first;
  let d = `M${text(start)}`;
  for (let index = 1; index < points.length; index += 1) {
    const at = points[index] ?? last;
    const before = points[index - 1] ?? first;
    const after = points[index + 1] ?? (isRing ? second : undefined);
    if (soft && after !== undefined && isBlunt(before, at, after)) {
      const [from, to] = [between(at, before, 0.5), between(at, after, 0.5)];
      d += `L${text(from)}Q${text(at)} ${text(to)}`;
    } else d += `L${text(at)}`;
  }
  return isRing ? `${d}Z` : d;
}

/** A word in its typeface. */
export function word(letters: string, face: Face): Piece {
  const { colour, height = 72, weight = 0.17, tracking = 0, slant = 0, stretch = 1 } = face;
  const unit = height / 6;
  const thick = height * weight;
  const lean = Math.tan((slant * Math.PI) / 180);
  const deepest = /[gjpy]/.test(letters) ? 8 : 6;
  const left = thick / 2 + lean * (deepest - 6) * unit;
  let x = 0;
  let d = '';
  for (const letter of letters) {
    const strokes = (SMALL[letter] ?? CAPITALS[letter.toUpperCase()] ?? '').split(' ');
    for (const digits of strokes) {
      const points = pointsOf(digits).map(([px, py]): Point => {
        const y = py * unit;
        return [left + (x + px) * unit * stretch + lean * (6 * unit - y), y + thick / 2];
      });
      d += lineThrough(points, face.soft ?? false);
    }
    x += (SMALL_ADVANCES[letter] ?? advance(SMALL[letter] ? 'O' : letter.toUpperCase())) + tracking;
  }
  const ends = face.ends ?? 'round';
  const markup = path(d, 'none', {
    stroke: colour,
    'stroke-width': thick,
    'stroke-linecap': ends,
    'stroke-linejoin': ends === 'round' ? 'round' : 'miter',
    // Sharp corners, as an N has them, would end in needles.
    'stroke-miterlimit': 2,
  });
  const width = left + (x - 1.6 - tracking) * unit * stretch + lean * 6 * unit + thick / 2;
  return { markup, width, height: deepest * unit + thick };
}
