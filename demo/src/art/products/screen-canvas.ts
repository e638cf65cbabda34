import type { Pen } from '../pen';
import { path } from '../svg';

/** The canvas of a picture on a screen: the screen's size, its corner, and points as parts of it. */
export interface ScreenCanvas {
  pen: Pen;
  w: number;
  h: number;
  /** The screen's left edge and its top. */
  l: number;
  t: number;
  at: (x: number, y: number) => string;
  /** A line of points, filled down to the lower edge. */
  hill: (points: readonly (readonly [number, number])[], fill: string) => string;
}

export type ScreenPicture = (canvas: ScreenCanvas) => string;

export function screenCanvas(pen: Pen, w: number, h: number): ScreenCanvas {
  const [l, t] = [-w / 2, -h / 2];
  const at = (x: number, y: number) => `${(l + x * w).toFixed(1)} ${(t + y * h).toFixed(1)}`;
  const hill: ScreenCanvas['hill'] = (points, fill) =>
    path(`M${points.map(([x, y]) => at(x, y)).join('L')}L${at(1, 1)}L${at(0, 1)}Z`, fill);
  return { pen, w, h, l, t, at, hill };
}
