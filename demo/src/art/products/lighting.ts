import { brightness, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { slots } from '../parts';
import type { Draw } from '../product-art';
import { box, circle, ellipse, path, ring, row, stroke, turn } from '../svg';

/** Lamps of every kind; those in use glow. */

export const ledBulb: Draw = (pen, { body, accent, ratio, model, label, mark, lit }) => {
  const r = 168 * ratio;
  const glass = lit
    ? pen.radial(['#ffffff', '#fff6d6', '#ffe19a'], 0.45, 0.4, 0.6)
    : pen.ball('#f4f6f7');
  const spiral = (y: number) =>
    path(`M-72 ${y}Q0 ${y + 20} 72 ${y}L72 ${y + 14}Q0 ${y + 36} -72 ${y + 14}Z`, pen.steel());
  return {
    width: 2 * r + 60,
    height: 620,
    markup:
      (lit ? circle(0, -120, r * 2.2, pen.radial(['#ffdf8a/0.75 0%', '#ffdf8a/0 100%'])) : '') +
      (model % 2 === 1
        ? path(
            `M${-r * 0.7} 60V${-210}Q${-r * 0.7} -290 0 -290T${r * 0.7} -210V60Z`,
            lit ? glass : pen.barrel('#f4f6f7'),
          )
        : path(
            `M-96 90C-110 30 ${-r} -20 ${-r} -120A${r} ${r} 0 0 1 ${r} -120C${r} -20 110 30 96 90Z`,
            glass,
          )) +
      path('M-104 60H104L84 176H-84Z', pen.barrel(body)) +
      fittedLettering(label, 0, 100, 24, 150, brightness(body) > 0.5 ? '#4b5561' : '#f1f4f6') +
      lettering(mark, 0, 140, 22, accent) +
      path('M-76 176H76V270H-76Z', pen.steel()) +
      (model === 2
        ? [184, 208, 232].map(spiral).join('')
        : box(-86, 226, 26, 16, '#8d969f', 6) + box(86, 226, 26, 16, '#8d969f', 6)) +
      path('M-50 270H50L30 300H-30Z', '#2b3037') +
      ellipse(-r * 0.4, -190, r * 0.16, r * 0.34, '#fff', {
        opacity: lit ? 0.9 : 0.8,
        transform: `rotate(24 ${-r * 0.4} -190)`,
      }),
  };
};

export const ledPanel: Draw = (pen, { body, model, lit, ratio, accent }) => {
  const r = 270 * ratio;
  const face = pen.radial(
    lit ? ['#ffffff', '#fffbe9', '#fff0c2'] : ['#ffffff', '#eef2f5', '#d9e0e6'],
    0.45,
    0.4,
    0.7,
  );
  const shape = (size: number, fill: string) =>
    model % 2 ? box(0, 0, size * 2, size * 2, fill, 26) : circle(0, 0, size, fill);
  return {
    width: r * 2.2,
    height: r * 2.2,
    markup:
      (lit ? circle(0, 0, r * 1.5, pen.radial(['#ffe7a8/0.7 40%', '#ffe7a8/0 100%'])) : '') +
      shape(r, pen.linear([shade(body, 0.3), shade(body, -0.28)], 'diagonal')) +
      shape(r * 0.9, shade(body, -0.16)) +
      shape(r * 0.87, face) +
      path(
        `M${-r * 0.7} ${-r * 0.2}C${-r * 0.6} ${-r * 0.6} ${-r * 0.2} ${-r * 0.74} ${r * 0.1} ${-r * 0.74}C${-r * 0.2} ${-r * 0.56} ${-r * 0.5} ${-r * 0.3} ${-r * 0.56} 0Z`,
        '#fff',
        { opacity: 0.7 },
      ) +
      turn(
        0,
        0,
        0,
        stroke(
          `M${r * 0.94} ${-r * 0.3}h${r * 0.12}M${-r * 0.94} ${-r * 0.3}h${-r * 0.12}`,
          accent,
          12,
        ),
      ),
  };
};

export const ledTube: Draw = (pen, { body, lit, label, mark }) => ({
  width: 860,
  height: 260,
  markup: turn(
    -10,
    0,
    0,
    (lit
      ? box(0, 0, 900, 220, pen.linear(['#ffeeb8/0 0%', '#ffeeb8/0.9 50%', '#ffeeb8/0 100%']), 90)
      : '') +
      box(0, 10, 840, 70, pen.log(body), 16) +
      box(0, -4, 800, 52, lit ? pen.log('#fff9e2') : pen.log('#eef2f5'), 26) +
      [-1, 1].map((s) => box(s * 408, 0, 34, 82, pen.log('#c9d0d6'), 8)).join('') +
      fittedLettering(label, -240, 34, 18, 140, '#59636d') +
      lettering(mark, 250, 34, 18, '#59636d'),
  ),
});

export const ledStrip: Draw = (pen, { accent, model, lit, label }) => {
  const hue = ['#ff4b3e', '#ffc23d', '#46e08c', '#3fa9ff', '#c84bff'];
  const colour = (i: number) => (model % 2 ? (hue[i % hue.length] ?? accent) : accent);
  const turns = [0, 1, 2, 3].map((k) => {
    const [rx, ry] = [250 - k * 46, 150 - k * 28];
    return (
      ellipse(0, 40 - k * 6, rx, ry, 'none', { stroke: '#f7f8fa', 'stroke-width': 26 }) +
      ellipse(0, 44 - k * 6, rx, ry, 'none', { stroke: '#c3ccd5', 'stroke-width': 5 }) +
      ring(30 - k * 5, 1, (x, y, a) => {
        const [cx, cy] = [x * rx, 40 - k * 6 + y * ry];
        const c = colour(Math.round(a / 12) + k);
        return (
          (lit ? circle(cx, cy, 26, pen.radial([`${c}/0.8 0%`, `${c}/0 100%`])) : '') +
          box(cx, cy, 15, 12, lit ? shade(c, 0.5) : '#f2d98a', 2)
        );
      })
    );
  });
  return {
    width: 640,
    height: 460,
    markup:
      turns.join('') +
      stroke('M246 70C330 110 300 190 240 200', '#f7f8fa', 20) +
      box(-200, 170, 130, 70, pen.log('#f4f6f8'), 12, { stroke: '#cdd5dc', 'stroke-width': 2 }) +
      fittedLettering(label, -200, 170, 18, 100, '#59636d') +
      box(250, 200, 60, 34, pen.log('#2b3037'), 8),
  };
};

export const floodLight: Draw = (pen, { body, lit, label, mark, ratio }) => ({
  width: 620,
  height: 480 * ratio,
  markup:
    path('M-250 0V-190H-200V-30H200V-190H250V0Z', pen.linear(['#59626b', '#23282e']), {
      transform: 'translate(0 200)',
    }) +
    box(0, -30, 580, 340, pen.linear([shade(body, 0.25), shade(body, -0.35)], 'diagonal'), 22) +
    slots(-260, -196, 22, 25, 12, shade(body, -0.5)) +
    (lit ? box(0, -30, 680, 460, pen.radial(['#fff1b8/0.85 30%', '#fff1b8/0 100%'])) : '') +
    box(0, -30, 500, 264, lit ? '#fffdf0' : pen.linear(['#dfe6ec', '#9fb0bd'], 'diagonal'), 10) +
    row(8, 56, (x) =>
      [-3, -2, -1, 0, 1, 2]
        .map((r) => box(x, -12 + r * 40, 26, 20, lit ? '#fff' : '#f2d98a', 3))
        .join(''),
    ) +
    path('M-250 -162H20L-90 102H-250Z', '#fff', { opacity: 0.3 }) +
    fittedLettering(label, -130, 122, 18, 150, '#e5e9ee') +
    lettering(mark, 180, 122, 18, '#e5e9ee'),
});
