import { lettering } from '../lettering';
import type { Pen } from '../pen';
import { box, circle, stroke } from '../svg';

/** Twelve keys round (cx, cy), flat round ones or raised square ones. */
export function keypad(
  pen: Pen,
  cx: number,
  cy: number,
  gap: number,
  size: number,
  ink: string,
  round = true,
) {
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '+'];
  return keys
    .map((key, i) => {
      const [x, y] = [cx + ((i % 3) - 1) * gap, cy + (Math.floor(i / 3) - 1.5) * gap * 0.92];
      const face = round
        ? circle(x, y, gap * 0.36, pen.linear(['#ffffff/0.14 0%', '#ffffff/0.03 100%']))
        : box(x, y, gap * 0.8, gap * 0.66, pen.linear(['#fdfdfe', '#d4dae0']), 8);
      return face + lettering(key, x, y, size, ink, 0.15);
    })
    .join('');
}

/** The ridges of a fingertip. */
export function fingerprint(cx: number, cy: number, r: number, colour: string): string {
  return [0.22, 0.42, 0.62, 0.82]
    .map((part) => {
      const q = r * part;
      return stroke(
        `M${cx - q} ${cy + q * 0.9}V${cy}A${q} ${q} 0 0 1 ${cx + q} ${cy}V${cy + q * 0.7}`,
        colour,
        r * 0.075,
      );
    })
    .join('');
}
