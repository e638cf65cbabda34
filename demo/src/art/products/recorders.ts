import { brightness, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { lamp, networkSocket, screw, slab, slots } from '../parts';
import { screenImage, sheen } from './screens';
import type { Draw } from '../product-art';
import { box, circle, ellipse, group, path, rect, row, stroke } from '../svg';

/** Devices that record, power and show the cameras' pictures. */

export const recorder: Draw = (pen, { body, accent, ratio, model, label, mark, lit }) => {
  const w = 760;
  const h = 104 * ratio;
  const depth = 210;
  const ink = brightness(body) > 0.5 ? '#3f4853' : '#e5e9ee';
  return {
    width: w,
    height: h + depth,
    markup: group(
      { transform: `translate(0 ${depth / 2})` },
      slab(pen, w, h, depth, body),
      stroke(
        Array.from({ length: 9 }, (_, i) => `M${-250 + i * 26} ${-h / 2 - 60}l14 -64`).join(''),
        shade(body, -0.35),
        7,
        { opacity: 0.8 },
      ),
      stroke(
        Array.from({ length: 9 }, (_, i) => `M${20 + i * 26} ${-h / 2 - 60}l14 -64`).join(''),
        shade(body, -0.35),
        7,
        { opacity: 0.8 },
      ),
      path(
        model % 2 === 0
          ? `M${-w / 2 + 12} ${-h / 2 + 12}H90L40 ${h / 2 - 12}H${-w / 2 + 12}Z`
          : `M${-w / 2 + 12} ${-h / 2 + 12}H${w / 2 - 12}V${h / 2 - 12}H${-w / 2 + 12}Z`,
        pen.glass('#0c1016'),
      ),
      fittedLettering(label, -220, -4, 30, 240, '#eef2f6'),
      lettering(mark, model % 2 === 0 ? 150 : 40, 0, 24, model % 2 === 0 ? ink : '#cfd6de'),
      row(3, 44, (x, i) =>
        lamp(pen, x + 278, -16, ['#3ddc84', '#3fa9ff', '#ff6a4d'][lit ? i : 0] ?? '#3ddc84', 5),
      ),
      box(262, 22, 44, 16, '#05070a', 2),
      box(318, 22, 44, 16, '#05070a', 2),
      stroke(`M${-w / 2 + 14} ${h / 2 - 6}H${w / 2 - 14}`, accent, 4, { opacity: 0.9 }),
      box(-w / 2 + 60, h / 2 + 5, 70, 10, '#15181c', 4),
      box(w / 2 - 60, h / 2 + 5, 70, 10, '#15181c', 4),
    ),
  };
};

export const hardDisk: Draw = (pen, { body, accent, ratio, label, mark, model }) => {
  const [w, h] = [430, 600 * ratio];
  return {
    width: w + 20,
    height: h + 16,
    markup:
      box(6, 8, w, h, '#3b4249', 18) +
      box(0, 0, w, h, pen.linear(['#f1f3f5', '#b9c0c7', '#e4e8eb', '#9aa2aa'], 'diagonal'), 18) +
      path(
        `M${-w / 2 + 22} ${-h / 2 + 40}Q${-w / 2 + 22} ${-h / 2 + 22} ${-w / 2 + 40} ${-h / 2 + 22}H${w / 2 - 40}Q${w / 2 - 22} ${-h / 2 + 22} ${w / 2 - 22} ${-h / 2 + 40}V60Q${w / 2 - 40} 200 ${w / 2 - 160} ${h / 2 - 40}H${-w / 2 + 22}Z`,
        pen.linear(['#fafbfc', '#c6cdd3', '#dfe4e8'], 'diagonal'),
        { stroke: '#8a929a', 'stroke-width': 2 },
      ) +
      circle(
        w / 2 - 96,
        h / 2 - 110,
        66,
        pen.radial(['#e8ecef', '#aab2ba', '#8a939b'], 0.38, 0.32),
      ) +
      circle(w / 2 - 96, h / 2 - 110, 26, '#7b848d') +
      box(-10, -80, w - 90, h * 0.52, '#ffffff', 8) +
      box(
        -10,
        -80 - h * 0.26 + 52,
        w - 90,
        104,
        pen.linear([shade(body, 0.12), shade(body, -0.12)], 'right'),
        8,
      ) +
      fittedLettering(label, -10, -80 - h * 0.26 + 52, 38, 270, '#ffffff', 0.2) +
      lettering(mark, -10, -30, 64, body, 0.2) +
      box(-10, 22, w - 150, 10, accent, 5) +
      Array.from({ length: 22 }, (_, i) =>
        rect(-150 + i * 13, 44, [5, 2, 7, 3][(i + model) % 4] ?? 4, 30, '#22272d'),
      ).join('') +
      [-1, 1]
        .map((x) => [-1, 1].map((y) => screw(pen, x * (w / 2 - 26), y * (h / 2 - 26), 12)).join(''))
        .join('') +
      box(-60, h / 2 - 24, 200, 24, '#20262c', 4) +
      slots(-150, h / 2 - 32, 14, 13, 14, '#d8b25c'),
  };
};

export const solidDrive: Draw = (pen, { body, accent, label, mark, model }) =>
  model === 1
    ? {
        width: 620,
        height: 190,
        markup:
          box(0, 0, 620, 170, pen.linear(['#1c6b4a', '#0d4a31']), 8) +
          box(-150, -2, 190, 130, pen.linear(['#2b3036', '#0f1215'], 'diagonal'), 6) +
          box(70, -2, 190, 130, pen.linear(['#2b3036', '#0f1215'], 'diagonal'), 6) +
          box(-40, 0, 440, 118, pen.linear([shade(body, 0.1), shade(body, -0.2)], 'right'), 6) +
          fittedLettering(label, -90, -14, 30, 280, '#fff') +
          lettering(mark, 110, 24, 30, accent) +
          slots(-304, -64, 12, 11.5, 22, '#e1bd63') +
          circle(300, 0, 20, '#d5dade'),
      }
    : {
        width: 560,
        height: 400,
        markup:
          box(0, 0, 560, 390, pen.plastic(shade(body, -0.15)), 22) +
          box(
            0,
            0,
            536,
            366,
            pen.linear([shade(body, 0.26), body, shade(body, -0.25)], 'diagonal'),
            16,
          ) +
          path('M-268 60L110 -183H268V-120L-268 183Z', accent, { opacity: 0.85 }) +
          fittedLettering(label, -110, -110, 40, 270, '#fff', 0.19) +
          lettering(mark, 130, 110, 62, '#fff', 0.19) +
          screw(pen, -250, 166, 8) +
          screw(pen, 250, -166, 8),
      };

export const poeSwitch: Draw = (pen, { body, accent, ratio, model, label, mark }) => {
  const ports = [8, 5, 16, 4][model % 4] ?? 8;
  const perRow = ports > 8 ? ports / 2 : ports;
  const size = Math.min(62, 520 / perRow);
  const w = Math.max(440, perRow * size * 1.12 + 200) * Math.sqrt(ratio);
  const h = ports > 8 ? 168 : 116;
  return {
    width: w,
    height: h + 170,
    markup: group(
      { transform: 'translate(0 85)' },
      slab(pen, w, h, 170, body),
      fittedLettering(
        label,
        0,
        -h / 2 - 76,
        44,
        w * 0.42,
        brightness(body) > 0.5 ? '#4b5561' : '#f0f3f6',
      ),
      ports > 8
        ? row(
            perRow,
            size * 1.12,
            (x) => networkSocket(pen, x + 60, -34, size) + networkSocket(pen, x + 60, 36, size),
          )
        : row(perRow, size * 1.12, (x) => networkSocket(pen, x + 60, 12, size)) +
            row(perRow, size * 1.12, (x, i) =>
              lamp(pen, x + 60, -36, i % 3 === 2 ? accent : '#46e08c', 4.5),
            ),
      lettering(mark, -w / 2 + 66, -14, 20, brightness(body) > 0.5 ? '#3f4853' : '#e9edf1'),
      row(3, 24, (x) => lamp(pen, -w / 2 + 66 + x, 20, '#46e08c', 4)),
      box(-w / 2 + 50, h / 2 + 5, 50, 10, '#15181c', 4),
      box(w / 2 - 50, h / 2 + 5, 50, 10, '#15181c', 4),
    ),
  };
};

export const powerSupply: Draw = (pen, { body, accent, model, label, mark, lit }) =>
  model % 2 === 1
    ? {
        width: 620,
        height: 380,
        markup:
          stroke('M170 30C300 20 330 150 250 170C150 190 60 150 -60 172', '#1a1d22', 18) +
          stroke('M170 26C296 16 322 140 250 162', '#4a515a', 4) +
          box(-90, 166, 90, 34, pen.log('#2b3037'), 10) +
          box(-146, 166, 40, 22, pen.steel('down'), 4) +
          box(-70, -40, 420, 210, pen.plastic(body), 34) +
          box(-70, -40, 380, 172, shade(body, -0.06), 24, {
            stroke: shade(body, -0.3),
            'stroke-width': 2,
          }) +
          fittedLettering(
            label,
            -90,
            -76,
            34,
            260,
            brightness(body) > 0.5 ? '#3f4853' : '#e6eaee',
          ) +
          lettering(mark, -90, -14, 44, accent) +
          lamp(pen, 96, -40, lit ? '#46e08c' : '#7a8590', 7),
      }
    : {
        width: 660,
        height: 440,
        markup:
          path('M-310 -80L-230 -210H300L320 -80Z', pen.linear(['#e6eaed', '#aeb6bd'], 'diagonal')) +
          box(0, 62, 640, 290, pen.linear(['#dfe4e8', '#aab2ba', '#c9d0d6']), 8) +
          Array.from({ length: 8 }, (_, r) =>
            row(17, 34, (x) => circle(x + (r % 2 ? 17 : 0) - 8, -50 + r * 26, 8.5, '#4d565f')),
          ).join('') +
          rect(-250, 20, 290, 130, pen.linear([shade(body, 0.1), shade(body, -0.15)]), 6) +
          fittedLettering(label, -105, 56, 30, 240, '#fff') +
          lettering(mark, -105, 112, 38, '#fff') +
          box(0, 186, 600, 46, pen.linear(['#2a3036', '#12161a']), 5) +
          row(
            9,
            62,
            (x, i) => screw(pen, x, 186, 15) + rect(x - 31, 164, 3, 44, i ? '#4b535b' : '#12161a'),
          ) +
          lamp(pen, 276, -46, '#46e08c', 7),
      };

export const surveillanceMonitor: Draw = (pen, { body, ratio, model, label, lit }) => {
  const [w, h] = [740 * ratio, 430];
  return {
    width: w,
    height: 590,
    markup:
      path('M-58 170H58L76 268H-76Z', pen.barrel(shade(body, -0.05))) +
      ellipse(0, 276, 168, 20, pen.linear([shade(body, 0.25), shade(body, -0.3)])) +
      box(0, -70, w, h, pen.plastic(body), 14) +
      group(
        { transform: 'translate(0 -78)' },
        screenImage(pen, w - 26, h - 44, lit ? 3 : model),
        sheen(pen, w - 26, h - 44, 0.12),
      ) +
      fittedLettering(label, 0, 131, 16, 140, brightness(body) > 0.5 ? '#5b6570' : '#cfd6de') +
      lamp(pen, w / 2 - 34, 132, '#3fa9ff', 4),
  };
};
