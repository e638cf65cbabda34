import { brightness, mix, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { lamp, slots } from '../parts';
import type { Draw } from '../product-art';
import { box, circle, ellipse, path, rect, row, stroke } from '../svg';

/** Larger helpers of the kitchen. */

function inkOn(colour: string): string {
  return brightness(colour) > 0.55 ? '#4b5561' : '#f1f4f6';
}

export const microwave: Draw = (pen, { body, accent, label, lit, ratio }) => {
  const w = 720 * ratio;
  return {
    width: w,
    height: 430,
    markup:
      box(0, 0, w, 410, pen.plastic(body), 16) +
      box(-w * 0.12, 0, w * 0.7, 370, pen.glass('#0d1116'), 12) +
      box(
        -w * 0.13,
        0,
        w * 0.56,
        270,
        lit
          ? pen.radial(['#ffe9a8', '#c98a2a', '#3b2408'], 0.5, 0.4, 0.8)
          : pen.linear(['#2d343c', '#101419'], 'diagonal'),
        10,
      ) +
      (lit
        ? ellipse(-w * 0.13, 86, 130, 18, '#dfe7ee', { opacity: 0.8 }) +
          path(`M${-w * 0.13 - 70} 40Q${-w * 0.13} 110 ${-w * 0.13 + 70} 40Z`, '#f1f4f6')
        : '') +
      Array.from({ length: 9 }, (_, i) =>
        stroke(`M${-w * 0.4} ${-116 + i * 29}H${w * 0.14}`, '#05070a', 3, {
          'stroke-dasharray': '1 8',
          opacity: 0.5,
        }),
      ).join('') +
      box(w * 0.205, 0, 16, 300, pen.barrel('#c9d0d6'), 8) +
      box(w * 0.36, -124, w * 0.2, 66, '#06140f', 8) +
      lettering(lit ? '01:30' : '10:28', w * 0.36, -124, 34, accent, 0.14) +
      row(3, w * 0.062, (x, i) =>
        [0, 1, 2, 3]
          .map((r) =>
            box(
              x + w * 0.36,
              -50 + r * 46,
              w * 0.05,
              32,
              r === 3 && i === 2 ? accent : shade(body, brightness(body) > 0.5 ? -0.14 : 0.14),
              7,
            ),
          )
          .join(''),
      ) +
      fittedLettering(label, w * 0.36, 168, 24, w * 0.2, inkOn(body)) +
      box(-w * 0.36, 208, 60, 12, '#15181c', 4) +
      box(w * 0.36, 208, 60, 12, '#15181c', 4),
  };
};

export const airFryer: Draw = (pen, { body, accent, label, lit }) => ({
  width: 480,
  height: 600,
  markup:
    path(
      'M-200 -200C-200 -300 200 -300 200 -200L226 210Q226 280 160 280H-160Q-226 280 -226 210Z',
      pen.barrel(body),
    ) +
    ellipse(0, -232, 150, 34, pen.linear([shade(body, 0.25), shade(body, -0.2)])) +
    box(0, -116, 260, 120, pen.glass('#0a0d12'), 26) +
    lettering('200', -44, -130, 46, lit ? accent : '#cfd6de', 0.13) +
    lettering('15', 80, -130, 46, lit ? accent : '#cfd6de', 0.13) +
    row(5, 44, (x) => circle(x, -82, 8, '#59636d')) +
    path(
      'M-208 10H208L220 200Q216 236 180 236H-180Q-216 236 -220 200Z',
      pen.barrel(shade(body, -0.12)),
    ) +
    stroke('M-208 10H208', shade(body, -0.5), 6) +
    (lit
      ? box(0, 150, 250, 96, pen.radial(['#ffd98a', '#c97a22', '#4a2408'], 0.5, 0.4, 0.8), 16)
      : '') +
    box(0, 56, 90, 60, pen.linear(['#4b545e', '#15191d']), 14) +
    box(0, 100, 70, 130, pen.barrel('#23282e'), 26) +
    fittedLettering(label, 0, 204, 24, 200, inkOn(body)),
});

export const refrigerator: Draw = (pen, { body, accent, model, ratio, label }) => {
  const h = 760 * ratio;
  const top = -h / 2;
  const wide = model === 2;
  const w = wide ? 500 : 380;
  const door = (x: number, y: number, dw: number, dh: number) =>
    rect(x, y, dw, dh, pen.barrel(body), 10) +
    rect(x + 4, y + 4, dw * 0.22, dh - 8, '#fff', 8, { opacity: 0.13 });
  const handle = (x: number, y: number, size: number) =>
    box(x, y + size / 2, 15, size, pen.barrel('#b9c1c9'), 7);
  return {
    width: w,
    height: h,
    markup:
      rect(-w / 2, top, w, h - 12, shade(body, -0.5), 12) +
      (wide
        ? door(-w / 2, top, w / 2 - 3, h - 26) +
          door(3, top, w / 2 - 3, h - 26) +
          handle(-20, top + h * 0.3, h * 0.36) +
          handle(20, top + h * 0.3, h * 0.36) +
          box(-w / 4, top + h * 0.36, 110, 150, pen.glass('#11161c'), 10) +
          box(-w / 4, top + h * 0.4, 76, 80, '#05070a', 8)
        : model === 1
          ? door(-w / 2, top, w, h - 26) +
            handle(w / 2 - 34, top + h * 0.24, h * 0.24) +
            path(`M${-w * 0.3} ${top + h * 0.5}c60 -70 120 30 60 80s-90 -20 -60 -80Z`, accent, {
              opacity: 0.4,
            }) +
            path(`M${-w * 0.1} ${top + h * 0.62}c80 -60 150 30 90 110s-130 -40 -90 -110Z`, accent, {
              opacity: 0.3,
            }) +
            stroke(
              `M${-w * 0.22} ${top + h * 0.88}C${-w * 0.1} ${top + h * 0.7} 0 ${top + h * 0.7} ${w * 0.06} ${top + h * 0.55}`,
              accent,
              6,
              { opacity: 0.5 },
            )
          : door(-w / 2, top, w, h * 0.31) +
            door(-w / 2, top + h * 0.318, w, h * 0.645) +
            handle(w / 2 - 34, top + h * 0.1, h * 0.17) +
            handle(w / 2 - 34, top + h * 0.36, h * 0.25)) +
      rect(-w / 2 + 6, h / 2 - 24, w - 12, 16, '#20252b', 4) +
      fittedLettering(label, -w * 0.25, top + 36, 18, 120, inkOn(body)) +
      box(-w * 0.38, h / 2 - 4, 40, 9, '#15181c', 3) +
      box(w * 0.38, h / 2 - 4, 40, 9, '#15181c', 3),
  };
};

export const waterPurifier: Draw = (pen, { body, accent, label, lit }) => ({
  width: 400,
  height: 640,
  markup:
    box(0, 0, 380, 620, pen.plastic(body), 40) +
    box(0, -130, 340, 320, pen.glass(mix(accent, '#05080f', 0.72)), 28) +
    fittedLettering(label, 0, -230, 30, 240, '#ffffff') +
    path(
      'M0 -190C44 -130 56 -110 56 -82A56 56 0 0 1 -56 -82C-56 -110 -44 -130 0 -190Z',
      pen.linear([shade(accent, 0.6), accent], 'diagonal'),
    ) +
    row(4, 40, (x, i) => lamp(pen, x, 2, lit || i < 2 ? '#46e08c' : '#3fa9ff', 5)) +
    box(
      0,
      160,
      340,
      230,
      pen.linear([`${shade(accent, 0.75)}/0.9 0%`, `${shade(accent, 0.25)}/0.9 100%`]),
      20,
    ) +
    path('M-166 130Q-80 112 0 130T166 130V250Q166 272 146 272H-146Q-166 272 -166 250Z', accent, {
      opacity: 0.45,
    }) +
    box(0, 200, 56, 34, pen.steel('down'), 8) +
    box(0, 230, 26, 40, pen.steel(), 6),
});

export const toaster: Draw = (pen, { body, accent, label, lit }) => ({
  width: 600,
  height: 430,
  markup:
    (lit
      ? row(
          2,
          210,
          (x) =>
            path(
              `M${x - 84} -60V-150Q${x - 110} -206 ${x} -206T${x + 84} -150V-60Z`,
              pen.linear(['#e8b56b', '#b9772f']),
            ) + path(`M${x - 64} -60V-140Q${x - 70} -184 ${x} -184T${x + 64} -140V-60Z`, '#f4d9a4'),
        )
      : '') +
    path(
      'M-270 -60Q-270 -130 -200 -130H200Q270 -130 270 -60L286 170Q286 206 250 206H-250Q-286 206 -286 170Z',
      pen.barrel(body),
    ) +
    row(2, 210, (x) => box(x, -112, 176, 20, '#14181c', 9)) +
    box(282, -20, 22, 70, '#20252b', 8) +
    circle(200, 120, 38, pen.steel('down')) +
    circle(200, 120, 26, accent) +
    fittedLettering(label, -60, 110, 38, 250, inkOn(body)) +
    slots(-140, 160, 12, 14, 14, shade(body, -0.4)),
});

export const inductionCooker: Draw = (pen, { body, accent, label, mark, lit, ratio }) => {
  const w = 700 * ratio;
  return {
    width: w,
    height: 430,
    markup:
      path(
        `M${-w / 2 + 90} -200H${w / 2 - 90}L${w / 2} 150H${-w / 2}Z`,
        pen.linear([shade(body, 0.18), shade(body, -0.1)], 'diagonal'),
        { 'stroke-linejoin': 'round', stroke: shade(body, -0.2), 'stroke-width': 10 },
      ) +
      path(`M${-w / 2 + 90} -200H20L${-w * 0.2} 150H${-w / 2}Z`, '#fff', { opacity: 0.07 }) +
      (lit
        ? ellipse(
            0,
            -60,
            190,
            92,
            pen.radial(['#ff5a2a/0.85 0%', '#ff5a2a/0.35 60%', '#ff5a2a/0 100%']),
          )
        : '') +
      [150, 120, 88, 54]
        .map((r) =>
          ellipse(0, -60, r, r * 0.5, 'none', {
            stroke: lit ? '#ffb08a' : '#8d98a5',
            'stroke-width': 4,
            opacity: 0.85,
          }),
        )
        .join('') +
      fittedLettering(label, 0, 62, 30, 220, '#f1f4f6') +
      lettering(lit ? '1200' : mark, 0, 112, 30, accent, 0.15) +
      row(
        6,
        78,
        (x, i) =>
          circle(x + (i < 3 ? -70 : 70), 112, 19, '#ffffff', { opacity: 0.14 }) +
          circle(x + (i < 3 ? -70 : 70), 112, 19, 'none', {
            stroke: '#cfd6de',
            'stroke-width': 2.5,
          }),
      ) +
      path(
        `M${-w / 2 - 4} 150H${w / 2 + 4}L${w / 2 - 14} 200H${-w / 2 + 14}Z`,
        pen.linear([shade(body, 0.3), shade(body, -0.4)]),
      ) +
      box(-w * 0.36, 206, 60, 14, '#15181c', 4) +
      box(w * 0.36, 206, 60, 14, '#15181c', 4),
  };
};
