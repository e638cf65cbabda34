import { shade } from './colour';
import type { Pen } from './pen';
import { box, circle, ellipse, group, path, rect, ring, stroke } from './svg';

/** Pieces many products share: lenses, screens, sockets, screws. */

/** A camera lens with coated glass and the studio's light in it. */
export function lens(pen: Pen, cx: number, cy: number, r: number, tint = '#274a86'): string {
  const iris = pen.radial(
    ['#05070c 0%', '#0a0f1a 34%', `${tint} 58%`, '#4b2f6b 74%', '#0b0e16 100%'],
    0.5,
    0.5,
    0.5,
  );
  return group(
    {},
    circle(cx, cy, r, pen.linear(['#5b636e', '#15181d', '#2c323a'], 'diagonal')),
    circle(cx, cy, r * 0.88, '#090b0f'),
    circle(cx, cy, r * 0.74, pen.linear(['#1b2028', '#3b434e'], 'diagonal')),
    circle(cx, cy, r * 0.64, iris),
    circle(cx, cy, r * 0.24, '#020305'),
    ellipse(cx - r * 0.24, cy - r * 0.28, r * 0.2, r * 0.13, '#fff', {
      opacity: 0.85,
      transform: `rotate(-38 ${cx - r * 0.24} ${cy - r * 0.28})`,
    }),
    circle(cx + r * 0.22, cy + r * 0.26, r * 0.07, '#9cc8ff', { opacity: 0.7 }),
    stroke(
      `M${cx - r * 0.3} ${cy + r * 0.5}A${r * 0.58} ${r * 0.58} 0 0 0 ${cx + r * 0.5} ${cy + r * 0.3}`,
      '#8fb4ff',
      r * 0.035,
      { opacity: 0.55 },
    ),
  );
}

/** Infrared lights in a ring. */
export function lights(pen: Pen, cx: number, cy: number, radius: number, count: number, r: number) {
  const glass = pen.radial(['#f3e9ee 0%', '#8c7f88 40%', '#3a3238 100%'], 0.36, 0.32);
  return ring(
    count,
    radius,
    (x, y) => circle(cx + x, cy + y, r * 1.25, '#0b0d11') + circle(cx + x, cy + y, r, glass),
    180 / count,
  );
}

export function screw(pen: Pen, x: number, y: number, r = 9): string {
  return (
    circle(x, y, r, pen.linear(['#f2f4f6', '#7e8790'], 'diagonal')) +
    stroke(
      `M${x - r * 0.5} ${y}L${x + r * 0.5} ${y}M${x} ${y - r * 0.5}L${x} ${y + r * 0.5}`,
      '#4a525b',
      r * 0.24,
    )
  );
}

/** A small lamp that is on. */
export function lamp(pen: Pen, x: number, y: number, colour: string, r = 6): string {
  const glow = pen.radial([`${colour}/0.6 0%`, `${colour}/0 100%`]);
  return circle(x, y, r * 3, glow) + circle(x, y, r, shade(colour, 0.35));
}

/** Ventilation slots or a grille of lines. */
export function slots(
  x: number,
  y: number,
  count: number,
  gap: number,
  length: number,
  colour: string,
) {
  let d = '';
  for (let index = 0; index < count; index += 1) d += `M${x + index * gap} ${y}v${length}`;
  return stroke(d, colour, gap * 0.42);
}

/** A network socket seen from the front. */
export function networkSocket(pen: Pen, cx: number, cy: number, size: number): string {
  const inner = pen.linear(['#05070a', '#2a3038']);
  return (
    box(cx, cy, size, size * 0.86, pen.steel('down'), size * 0.06) +
    box(cx, cy, size * 0.84, size * 0.68, inner, size * 0.04) +
    stroke(
      Array.from(
        { length: 6 },
        (_, i) => `M${cx - size * 0.3 + i * size * 0.12} ${cy - size * 0.28}v${size * 0.16}`,
      ).join(''),
      '#d9b35a',
      size * 0.05,
    ) +
    box(cx, cy + size * 0.36, size * 0.34, size * 0.14, '#05070a')
  );
}

/** A power socket of the three-pin kind sold in Nepal, with shutters. */
export function powerSocket(
  pen: Pen,
  cx: number,
  cy: number,
  size: number,
  plate = '#f7f8fa',
): string {
  const hole = pen.linear(['#0a0c10', '#39404a']);
  const s = size / 100;
  return (
    box(cx, cy, size, size, pen.plastic(plate), size * 0.1, {
      stroke: shade(plate, -0.18),
      'stroke-width': 1.5,
    }) +
    circle(cx, cy - 22 * s, 13 * s, hole) +
    circle(cx - 23 * s, cy + 20 * s, 10 * s, hole) +
    circle(cx + 23 * s, cy + 20 * s, 10 * s, hole)
  );
}

/** A rocker switch: upper half lit, lower half in shade. */
export function rocker(
  pen: Pen,
  cx: number,
  cy: number,
  width: number,
  height: number,
  face = '#fbfcfd',
  on = false,
) {
  const [top, bottom] = on ? [-0.12, 0.5] : [0.5, -0.1];
  return (
    box(cx, cy, width, height, shade(face, -0.24), width * 0.08) +
    rect(
      cx - width * 0.46,
      cy - height * 0.47,
      width * 0.92,
      height * 0.47,
      pen.linear([shade(face, top), face]),
      width * 0.06,
    ) +
    rect(
      cx - width * 0.46,
      cy,
      width * 0.92,
      height * 0.47,
      pen.linear([face, shade(face, bottom * 0.5 - 0.06)]),
      width * 0.06,
    ) +
    (on ? box(cx, cy - height * 0.34, width * 0.16, height * 0.05, '#d9482b', 2) : '')
  );
}

/** A flat case seen from a little above: its lid, then its front, whose middle is the origin. */
export function slab(
  pen: Pen,
  w: number,
  h: number,
  depth: number,
  colour: string,
  front = colour,
): string {
  const [l, t] = [-w / 2, -h / 2];
  const inset = depth * 0.42;
  return (
    path(
      `M${l + 3} ${t}L${l + inset} ${t - depth}H${-l - inset}L${-l - 3} ${t}Z`,
      pen.linear([shade(colour, 0.34), shade(colour, 0.12), shade(colour, -0.06)], 'diagonal'),
      { 'stroke-linejoin': 'round', stroke: shade(colour, 0.1), 'stroke-width': 3 },
    ) +
    box(
      0,
      0,
      w,
      h,
      pen.linear([shade(front, 0.14), front, shade(front, -0.3)]),
      Math.min(8, h * 0.12),
    ) +
    rect(l + 3, t, w - 6, 3, '#fff', 1.5, { opacity: 0.35 })
  );
}
