import { shade } from './colour';
import type { Pen } from './pen';
import { ellipse, group, move, rect } from './svg';

/** Side of the square that every product picture is drawn on. */
export const SIDE = 1000;
/** Side of the resulting picture, in pixels. The first start spends much of its time on these. */
const PIXELS = 800;

/** The finished picture of a product. */
export function productPicture(pen: Pen, ...body: string[]): string {
  return pen.svg({ width: SIDE, height: SIDE, scale: PIXELS / SIDE }, ...body);
}

/** A light room without corners: cool grey, brighter at the top left where the light comes from. */
export function studio(pen: Pen, tint = '#eef2f6'): string {
  return (
    rect(0, 0, SIDE, SIDE, pen.linear([shade(tint, 0.72), shade(tint, 0.5), shade(tint, 0.05)])) +
    ellipse(420, 360, 620, 520, pen.radial(['#ffffff/0.95 0%', '#ffffff/0 100%'])) +
    rect(
      0,
      800,
      SIDE,
      200,
      pen.linear([`${shade(tint, -0.08)}/0 0%`, `${shade(tint, -0.1)}/0.5 100%`]),
    )
  );
}

/** The shadow where a thing touches the ground; light from the top left pulls it to the right. */
export function groundShadow(pen: Pen, cx: number, y: number, width: number, depth = 0.1): string {
  const soft = pen.radial(['#0f1b2d/0.42 0%', '#0f1b2d/0.2 45%', '#0f1b2d/0 100%']);
  const core = pen.radial(['#0a121f/0.6 0%', '#0a121f/0.3 60%', '#0a121f/0 100%']);
  return (
    ellipse(cx + width * 0.06, y + 4, width * 0.62, width * depth, soft) +
    ellipse(cx + width * 0.01, y, width * 0.5, width * depth * 0.4, core)
  );
}

/** The same markup, dark and soft: the shadow a thing throws on the wall behind it. */
export function wallShadow(pen: Pen, markup: string, opacity = 0.34, spread = 14): string {
  const filter = pen.shadow(spread);
  return group({ filter, opacity }, markup);
}

/** Markup of a drawing scaled to fit a frame, its middle at (cx, cy). */
export function placed(markup: string, cx: number, cy: number, scale: number): string {
  return move(cx, cy, scale, markup);
}
