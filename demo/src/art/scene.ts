import type { Pen } from './pen';
import { shade } from './colour';
import { SIDE } from './studio';
import { group, path, rect, stroke } from './svg';

/** Surroundings in which a product is shown in use. */
interface Scene {
  back: string;
  /** The place of the product: its middle, or its foot or top when `anchor` says so. */
  x: number;
  y: number;
  anchor: 'middle' | 'foot' | 'top';
  width: number;
  height: number;
  /** True when the product throws its shadow on the wall right behind it. */
  onWall: boolean;
}

export type MakeScene = (pen: Pen, tint: string) => Scene;

/** Fills the whole picture with one paint. */
export const ALL = (fill: string) => rect(0, 0, SIDE, SIDE, fill);

/** Light falling through a window, from the top left. */
export function windowLight(pen: Pen, opacity = 0.4): string {
  const fill = pen.linear([`#ffffff/${opacity} 0%`, '#ffffff/0 100%'], 'diagonal');
  return (
    path('M-40 120L300 -60L760 620L300 980Z', fill) +
    path('M360 -60L470 -60L960 560L860 680Z', fill)
  );
}

/** Leaves at the edge of a room, out of focus. */
export function plant(pen: Pen, x: number, y: number, scale: number): string {
  const leaf = (angle: number, length: number, colour: string) =>
    path(
      `M0 0C-40 ${-length * 0.4} -30 ${-length * 0.8} 0 ${-length}C34 ${-length * 0.8} 40 ${-length * 0.4} 0 0Z`,
      pen.linear([shade(colour, 0.25), shade(colour, -0.25)]),
      { transform: `rotate(${angle})` },
    );
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})`, filter: pen.blur(3) },
    [-62, -38, -14, 12, 36, 60]
      .map((a, i) => leaf(a, 210 + (i % 3) * 50, i % 2 ? '#4f8f5f' : '#3b7350'))
      .join(''),
    path('M-70 -10H70L52 120H-52Z', pen.barrel('#d9d3c8')),
  );
}

export function woodTop(pen: Pen, y: number, colour: string): string {
  const grain = Array.from({ length: 9 }, (_, i) => {
    const at = y + 24 + i * ((SIDE - y) / 9);
    return `M0 ${at}C300 ${at - 14} 620 ${at + 16} 1000 ${at - 4}`;
  }).join('');
  return (
    rect(0, y, SIDE, SIDE - y, pen.linear([shade(colour, 0.22), colour, shade(colour, -0.22)])) +
    stroke(grain, shade(colour, -0.25), 2, { opacity: 0.35 }) +
    rect(0, y, SIDE, 5, shade(colour, 0.45))
  );
}
