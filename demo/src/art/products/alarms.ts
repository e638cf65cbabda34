import { brightness, shade } from '../colour';
import { keypad } from './keypad';
import { fittedLettering, lettering } from '../lettering';
import { lamp, lens, slots } from '../parts';
import type { Draw } from '../product-art';
import { box, circle, ellipse, group, path, row, stroke } from '../svg';

/** Devices that detect something or make noise. */

export const alarmPanel: Draw = (pen, { body, accent, model, ratio, label, lit }) => {
  const w = 560 * ratio;
  return {
    width: w,
    height: 400,
    markup:
      box(0, 0, w, 390, pen.plastic(body), 34) +
      box(0, 0, w - 22, 368, pen.linear([shade(body, 0.25), shade(body, -0.05)]), 26) +
      box(-w * 0.2, -40, w * 0.48, 200, '#10151b', 14) +
      box(
        -w * 0.2,
        -40,
        w * 0.45,
        182,
        pen.linear(lit ? ['#b9ecff', '#57b8e8'] : ['#33556b', '#1a3242'], 'diagonal'),
        8,
      ) +
      lettering(lit ? 'ARMED' : 'READY', -w * 0.2, -76, 30, lit ? '#0b3b57' : '#cdeaff') +
      lettering('12:45', -w * 0.2, -12, 48, lit ? '#0b3b57' : '#cdeaff', 0.13) +
      keypad(pen, w * 0.27, 10, 74, 22, '#3d4650', false) +
      row(3, 74, (x, i) =>
        box(
          x - w * 0.2,
          110,
          60,
          40,
          pen.linear(
            i === model % 3 ? [shade(accent, 0.25), shade(accent, -0.1)] : ['#fdfdfe', '#d4dae0'],
          ),
          10,
        ),
      ) +
      fittedLettering(label, -w * 0.2, 164, 20, 180, '#69737e') +
      lamp(pen, w * 0.4, -166, '#46e08c', 6),
  };
};

export const motionSensor: Draw = (pen, { body, model, ratio, label, lit }) => {
  const h = 470 * ratio;
  return {
    width: 300,
    height: h,
    markup:
      path(
        `M-120 ${-h / 2}H120Q146 ${-h / 2} 146 ${-h / 2 + 30}L128 ${h / 2 - 30}Q124 ${h / 2} 96 ${h / 2}H-96Q-124 ${h / 2} -128 ${h / 2 - 30}L-146 ${-h / 2 + 30}Q-146 ${-h / 2} -120 ${-h / 2}Z`,
        pen.barrel(body),
      ) +
      path(
        `M-96 -40H96L84 ${h * 0.3}Q0 ${h * 0.42} -84 ${h * 0.3}Z`,
        pen.linear(['#fdfefe', '#d3dae1', '#b7c0c9']),
      ) +
      stroke(
        Array.from(
          { length: 7 },
          (_, i) => `M${-78 + i * 26} -36L${-66 + i * 22} ${h * 0.31}`,
        ).join(''),
        '#aab4be',
        2.5,
      ) +
      stroke(
        Array.from({ length: 4 }, (_, i) => `M-92 ${i * 34}Q0 ${18 + i * 40} 92 ${i * 34}`).join(
          '',
        ),
        '#aab4be',
        2.5,
      ) +
      (model === 1
        ? box(0, -h * 0.3, 180, 70, '#14191f', 20) + lens(pen, 0, -h * 0.3, 28)
        : circle(0, -h * 0.28, 9, '#333b44')) +
      (lit ? lamp(pen, 0, model === 1 ? -66 : -h * 0.28, '#ff4b3e', 8) : '') +
      fittedLettering(label, 0, -h * 0.41, 17, 130, '#8b95a0'),
  };
};

export const siren: Draw = (pen, { body, accent, model, label, lit }) => {
  const glow = lit
    ? ellipse(0, -190, 330, 200, pen.radial([`${accent}/0.55 0%`, `${accent}/0 100%`]))
    : '';
  return {
    width: 520,
    height: 520,
    markup:
      glow +
      path(
        'M-150 -120C-150 -300 150 -300 150 -120Z',
        pen.radial([shade(accent, 0.75), shade(accent, 0.1), shade(accent, -0.35)], 0.36, 0.3, 0.8),
      ) +
      stroke('M-108 -140C-108 -210 -70 -240 -40 -246', '#fff', 14, { opacity: 0.55 }) +
      row(7, 40, (x) =>
        stroke(`M${x} -128L${x * 0.8} -190`, shade(accent, -0.35), 4, { opacity: 0.4 }),
      ) +
      box(0, -104, 350, 36, pen.barrel(shade(body, -0.2)), 10) +
      (model % 2 === 0
        ? box(0, 90, 460, 340, pen.plastic(body), 34) +
          box(0, 96, 330, 214, shade(body, -0.24), 18) +
          Array.from({ length: 7 }, (_, i) =>
            box(0, 20 + i * 26, 300, 14, pen.linear([shade(body, -0.55), shade(body, -0.1)]), 7),
          ).join('') +
          fittedLettering(label, 0, 232, 24, 220, brightness(body) > 0.5 ? '#5b6570' : '#e5e9ee')
        : ellipse(0, 232, 250, 34, shade(body, -0.3)) +
          path('M-180 -90H180L244 226H-244Z', pen.barrel(body)) +
          fittedLettering(label, 0, 150, 30, 240, brightness(body) > 0.5 ? '#5b6570' : '#e5e9ee') +
          slots(-120, -40, 13, 20, 110, shade(body, -0.45))),
  };
};

export const smokeDetector: Draw = (pen, { body, accent, model, ratio, lit, label }) => {
  const rx = 270 * ratio;
  return {
    width: rx * 2,
    height: 330,
    markup:
      ellipse(0, -104, rx, 60, pen.linear([shade(body, 0.1), shade(body, -0.1)])) +
      path(
        `M${-rx} -104C${-rx} -30 ${-rx * 0.9} -8 ${-rx * 0.84} 0H${rx * 0.84}C${rx * 0.9} -8 ${rx} -30 ${rx} -104A${rx} 60 0 0 1 ${-rx} -104Z`,
        pen.barrel(body),
      ) +
      path(
        `M${-rx * 0.8} 0H${rx * 0.8}L${rx * 0.74} 56H${-rx * 0.74}Z`,
        pen.linear(['#3a424b', '#12161b']),
      ) +
      row(15, rx * 0.1, (x) =>
        path(
          `M${x - 5} 2H${x + 5}L${x * 0.94 + 5} 54H${x * 0.94 - 5}Z`,
          pen.linear([shade(body, 0.1), shade(body, -0.15)]),
        ),
      ) +
      path(
        `M${-rx * 0.76} 52H${rx * 0.76}C${rx * 0.7} 130 ${rx * 0.4} 158 0 158S${-rx * 0.7} 130 ${-rx * 0.76} 52Z`,
        pen.barrel(body),
      ) +
      ellipse(0, 120, 56, 17, pen.linear([shade(body, -0.3), shade(body, 0.2)])) +
      (model === 1 ? lettering('GAS', -rx * 0.4, 92, 24, accent) : '') +
      fittedLettering(label, 0, -46, 20, 180, '#7b8590') +
      lamp(pen, rx * 0.4, 96, lit ? '#ff4b3e' : '#46e08c', 7),
  };
};

export const metalDetector: Draw = (pen, { body, accent, label, model }) => ({
  width: 720,
  height: 200,
  markup: group(
    { transform: 'rotate(-14)' },
    box(190, 0, 330, 120, pen.log(body), 26),
    box(190, 0, 290, 84, shade(body, -0.2), 16),
    fittedLettering(label, 190, 0, 28, 220, '#f1f4f6'),
    path('M40 -52L-40 -34V34L40 52Z', pen.log(body)),
    box(-190, 0, 320, 74, pen.log(shade(body, -0.1)), 30),
    slots(-320, -26, 10, 22, 52, shade(body, -0.5)),
    box(-76, -16, 52, 20, accent, 8),
    row(3, 22, (x, i) =>
      lamp(pen, x + 44, 0, ['#46e08c', '#ffc23d', '#ff4b3e'][(i + model) % 3] ?? '#fff', 6),
    ),
  ),
});
