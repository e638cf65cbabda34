import type { Piece } from './wordmark-letters';
import { circle, element, ellipse, group, move, path, rect, ring, stroke } from './svg';

/** Pieces side by side, their middles on one line. */
export function beside(gap: number, ...pieces: Piece[]): Piece {
  const height = Math.max(...pieces.map((piece) => piece.height));
  let x = 0;
  const placed = pieces.map((piece) => {
    const markup = move(x, (height - piece.height) / 2, 1, piece.markup);
    x += piece.width + gap;
    return markup;
  });
  return { markup: placed.join(''), width: x - gap, height };
}

/** Pieces one beneath the other, centred. */
export function stacked(gap: number, ...pieces: Piece[]): Piece {
  const width = Math.max(...pieces.map((piece) => piece.width));
  let y = 0;
  const placed = pieces.map((piece) => {
    const markup = move((width - piece.width) / 2, y, 1, piece.markup);
    y += piece.height + gap;
    return markup;
  });
  return { markup: placed.join(''), width, height: y - gap };
}

type Plate = 'box' | 'pill' | 'oval' | 'slanted' | 'cut';

function plateShape(plate: Plate, w: number, h: number, fill: string, line?: string): string {
  const look: Record<string, string | number> =
    line === undefined ? {} : { stroke: line, 'stroke-width': 6 };
  const lean = h * 0.24;
  if (plate === 'oval') return ellipse(w / 2, h / 2, w / 2, h / 2, fill, look);
  if (plate === 'slanted') return path(`M${lean} 0H${w}L${w - lean} ${h}H0Z`, fill, look);
  if (plate === 'cut') {
    return path(`M0 0H${w - lean}L${w} ${lean}V${h}H${lean}L0 ${h - lean}Z`, fill, look);
  }
  return rect(0, 0, w, h, fill, plate === 'pill' ? h / 2 : h * 0.12, look);
}

interface PlateLook {
  fill: string;
  /** Draws an edge of this colour. */
  line?: string;
  /** Space around the piece on the plate. */
  x?: number;
  y?: number;
}

/** A piece on a plate. */
export function onPlate(
  plate: Plate,
  piece: Piece,
  { fill, line, x = 34, y = 24 }: PlateLook,
): Piece {
  const [width, height] = [piece.width + 2 * x, piece.height + 2 * y];
  const inset = line === undefined ? 0 : 3;
  const shape = plateShape(plate, width - 2 * inset, height - 2 * inset, fill, line);
  return {
    markup: move(inset, inset, 1, shape) + move(x, y, 1, piece.markup),
    width,
    height,
  };
}

/** A bar as wide as the piece above it. */
export function bar(width: number, height: number, ...colours: string[]): Piece {
  const part = width / colours.length;
  const markup = colours.map((colour, index) => rect(index * part, 0, part, height, colour));
  return { markup: markup.join(''), width, height };
}

const emblem = (markup: string): Piece => ({ markup, width: 100, height: 100 });

/** Small signs to stand beside a name; each is 100 wide and high. */
export const signs = {
  peaks: (a: string, b: string) =>
    emblem(path('M4 92L40 16L64 66L74 48L96 92Z', a) + path('M40 16L64 66L50 92H4Z', b)),
  arcs: (colour: string) =>
    emblem(
      [14, 30, 46]
        .map((r) => stroke(`M${50 - r} 84A${r} ${r} 0 0 1 ${50 + r} 84`, colour, 10))
        .join('') + circle(50, 84, 4, colour),
    ),
  hexagon: (a: string, b: string) =>
    emblem(path('M50 2L92 26V74L50 98L8 74V26Z', a) + path('M50 26L71 38V62L50 74L29 62V38Z', b)),
  lens: (a: string, b: string) =>
    emblem(circle(50, 50, 48, a) + circle(50, 50, 26, b) + circle(59, 41, 8, a)),
  chevrons: (a: string, b: string) =>
    emblem(path('M6 10H34L62 50L34 90H6L34 50Z', a) + path('M46 10H70L96 50L70 90H46L72 50Z', b)),
  shield: (a: string, b: string) =>
    emblem(
      path('M50 2L92 16V50C92 76 72 90 50 98C28 90 8 76 8 50V16Z', a) +
        stroke('M30 50L45 65L71 36', b, 11),
    ),
  waves: (colour: string) =>
    emblem(
      [28, 50, 72]
        .map((y) =>
          stroke(`M6 ${y}C22 ${y - 22} 36 ${y - 22} 50 ${y}S78 ${y + 22} 94 ${y}`, colour, 10),
        )
        .join(''),
    ),
  sun: (a: string, b: string) =>
    emblem(
      circle(50, 50, 22, a) +
        group(
          { transform: 'translate(50 50)' },
          ring(8, 39, (x, y) => circle(x, y, 8, b)),
        ),
    ),
  key: (colour: string) =>
    emblem(
      circle(28, 50, 20, 'none', { stroke: colour, 'stroke-width': 12 }) +
        stroke('M52 50H94M76 50V70M92 50V66', colour, 12),
    ),
  drop: (a: string, b: string) =>
    emblem(
      path('M50 4C72 36 84 50 84 66A34 34 0 0 1 16 66C16 50 28 36 50 4Z', a) +
        stroke('M34 66A16 16 0 0 0 50 82', b, 8),
    ),
  cube: (a: string, b: string, c: string) =>
    emblem(
      path('M50 4L92 28L50 52L8 28Z', a) +
        path('M8 34L47 57V98L8 75Z', b) +
        path('M92 34L53 57V98L92 75Z', c),
    ),
  halves: (a: string, b: string) =>
    emblem(path('M46 4A46 46 0 0 0 46 96Z', a) + path('M56 4A46 46 0 0 1 56 96Z', b)),
  grid: (a: string, b: string) =>
    emblem(
      [0, 1, 2]
        .flatMap((row) =>
          [0, 1, 2].map((column) =>
            rect(6 + column * 31, 6 + row * 31, 26, 26, (row + column) % 2 ? b : a, 4),
          ),
        )
        .join(''),
    ),
  orbit: (a: string, b: string) =>
    emblem(
      circle(50, 50, 16, a) +
        element(
          'g',
          { transform: 'rotate(-28 50 50)' },
          ellipse(50, 50, 46, 20, 'none', { stroke: b, 'stroke-width': 8 }),
        ),
    ),
  turn: (a: string, b: string) =>
    emblem(
      path('M50 4A46 46 0 0 1 96 50H72A22 22 0 0 0 50 28Z', a) +
        path('M50 96A46 46 0 0 1 4 50H28A22 22 0 0 0 50 72Z', b) +
        circle(50, 50, 10, a),
    ),
};
