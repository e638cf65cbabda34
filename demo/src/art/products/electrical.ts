import { brightness, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { lamp, powerSocket, rocker, screw, slots } from '../parts';
import type { Draw } from '../product-art';
import { box, circle, group, path, rect, ring, row, stroke } from '../svg';

/** Light, switches, wires and the tools that fit them. */

export const switchboard: Draw = (pen, { body, accent, model, label, lit }) => {
  const gangs = [6, 4, 3][model % 3] ?? 6;
  const w = 220 + gangs * 78;
  return {
    width: w,
    height: 330,
    markup:
      box(6, 8, w, 310, shade(body, -0.35), 22) +
      box(0, 0, w, 310, pen.plastic(body), 22) +
      box(0, 0, w - 26, 284, pen.linear([shade(body, 0.2), shade(body, -0.08)]), 14, {
        stroke: accent,
        'stroke-width': 4,
      }) +
      row(gangs, 82, (x, i) =>
        rocker(
          pen,
          x - 78,
          -4,
          74,
          200,
          brightness(body) > 0.5 ? '#fbfcfd' : shade(body, 0.1),
          lit && i % 2 === 0,
        ),
      ) +
      powerSocket(
        pen,
        w / 2 - 112,
        -4,
        170,
        brightness(body) > 0.5 ? '#f7f8fa' : shade(body, 0.06),
      ) +
      fittedLettering(
        label,
        -w / 2 + 90,
        126,
        15,
        110,
        brightness(body) > 0.5 ? '#7b8590' : '#cfd6de',
      ),
  };
};

export const extensionCord: Draw = (pen, { body, accent, ratio, label, lit }) => {
  const count = Math.max(3, Math.round(4 * ratio));
  const w = 150 + count * 138;
  return {
    width: w,
    height: 400,
    markup: group(
      { transform: 'translate(0 50)' },
      stroke(
        `M${w / 2 - 10} 20C${w / 2 + 90} -60 ${w / 2 - 60} -190 ${w / 4} -150S0 -230 ${-w / 4} -180`,
        '#23282e',
        20,
      ),
      stroke(`M${w / 2 - 10} 14C${w / 2 + 84} -62 ${w / 2 - 60} -194 ${w / 4} -155`, '#59626b', 5),
      group(
        { transform: `translate(${-w / 4 - 40} -178)` },
        box(0, 0, 100, 66, pen.log('#2b3037'), 16),
        box(-66, -16, 40, 13, pen.steel('down'), 4),
        box(-66, 16, 40, 13, pen.steel('down'), 4),
      ),
      box(4, 38, w, 170, shade(body, -0.4), 30),
      box(0, 26, w, 166, pen.plastic(body), 30),
      row(count, 134, (x) =>
        powerSocket(pen, x + 38, 26, 118, brightness(body) > 0.5 ? '#fdfefe' : shade(body, 0.12)),
      ),
      rocker(pen, -w / 2 + 62, 10, 50, 84, lit ? '#e0452c' : '#c23a24', lit),
      fittedLettering(
        label,
        -w / 2 + 62,
        80,
        14,
        80,
        brightness(body) > 0.5 ? '#7b8590' : '#dfe4ea',
      ),
      lamp(pen, -w / 2 + 62, 96, accent, 4),
    ),
  };
};

export const circuitBreaker: Draw = (pen, { body, accent, label, mark, model }) => {
  const poles = [1, 2, 3, 4][model % 4] ?? 2;
  const w = 120 * poles + 40;
  return {
    width: w,
    height: 560,
    markup:
      path(`M${-w / 2} -270H${w / 2}V270H${-w / 2}Z`, pen.barrel(body)) +
      row(
        poles,
        120,
        (x) =>
          box(x, 0, 116, 540, pen.linear([shade(body, 0.2), shade(body, -0.14)], 'right'), 6, {
            stroke: shade(body, -0.28),
            'stroke-width': 2,
          }) +
          circle(x, -214, 24, '#2b3037') +
          screw(pen, x, -214, 18) +
          circle(x, 214, 24, '#2b3037') +
          screw(pen, x, 214, 18) +
          box(x, 0, 84, 180, shade(body, -0.1), 8) +
          box(x, -10, 56, 116, '#15191d', 8) +
          box(x, -38, 64, 56, pen.linear([shade(accent, 0.35), shade(accent, -0.3)]), 8),
      ) +
      box(0, -136, w - 26, 50, '#ffffff', 4) +
      fittedLettering(label, 0, -136, 26, w - 50, accent) +
      fittedLettering(mark, 0, 136, 30, w - 50, '#3b434c'),
  };
};

export const powerDrill: Draw = (pen, { body, accent, model, label }) => ({
  width: 700,
  height: 520,
  markup:
    path(
      'M20 20H170L196 190H70Z',
      pen.linear([shade(body, 0.2), body, shade(body, -0.35)], 'right'),
    ) +
    path('M40 40H150L168 170H88Z', '#1d2126', { opacity: 0.85 }) +
    (model % 2
      ? box(140, 222, 230, 90, pen.linear(['#3b434c', '#14181c']), 16) +
        box(140, 196, 190, 22, accent, 6)
      : stroke('M140 190C150 260 230 270 330 240', '#15191d', 24)) +
    path(
      'M-110 -150H190Q260 -150 260 -90T190 30H-110Z',
      pen.linear([shade(body, 0.45), body, shade(body, -0.35)]),
    ) +
    path('M150 -140Q230 -130 230 -84T150 22Z', '#1d2126') +
    slots(160, -110, 6, 11, 100, '#59626b') +
    box(-134, -60, 56, 150, pen.log('#2b3037'), 12) +
    path('M-160 -110L-230 -90V-30L-160 -10Z', pen.log('#20252b')) +
    box(-246, -60, 40, 50, pen.log('#8d969f'), 6) +
    box(-310, -60, 100, 15, pen.log('#b9c1c9'), 4) +
    stroke(
      'M-352 -66L-338 -54M-330 -66L-316 -54M-308 -66L-294 -54M-286 -66L-272 -54',
      '#59626b',
      4,
    ) +
    path('M10 34L46 34L56 84Q30 96 18 70Z', shade(accent, -0.1)) +
    fittedLettering(label, 20, -70, 42, 200, brightness(body) > 0.55 ? '#23282e' : '#ffffff', 0.2) +
    circle(-60, 0, 16, accent),
});

export const toolKit: Draw = (pen, { body, accent, label }) => {
  const spanner = (x: number, s: number) =>
    group(
      { transform: `translate(${x} -10) scale(${s})` },
      box(0, 40, 30, 210, pen.barrel('#b9c1c9'), 8),
      circle(0, -76, 40, pen.steel()),
      path('M-16 -120H16V-70H-16Z', shade(body, -0.5)),
      circle(0, 150, 34, pen.steel()),
      circle(0, 150, 18, shade(body, -0.5)),
    );
  const driver = (x: number, c: string) =>
    box(x, 90, 34, 130, pen.barrel(c), 14) +
    box(x, -20, 13, 110, pen.steel(), 3) +
    path(`M${x - 6} -74H${x + 6}L${x + 3} -96H${x - 3}Z`, '#8d969f');
  return {
    width: 760,
    height: 480,
    markup:
      box(0, 20, 750, 430, pen.plastic(body), 30) +
      box(0, -206, 190, 40, 'none', 18, { stroke: shade(body, -0.2), 'stroke-width': 22 }) +
      box(0, 20, 700, 380, shade(body, -0.5), 18) +
      spanner(-296, 0.9) +
      spanner(-222, 0.76) +
      spanner(-160, 0.62) +
      driver(-90, accent) +
      driver(-40, accent) +
      driver(10, shade(accent, -0.3)) +
      row(
        6,
        44,
        (x) => circle(x + 190, 150, 18, pen.steel()) + circle(x + 190, 150, 9, '#15191d'),
      ) +
      row(
        6,
        44,
        (x) => circle(x + 190, 104, 15, pen.steel()) + circle(x + 190, 104, 7, '#15191d'),
      ) +
      group(
        { transform: 'translate(190 -60) rotate(-24)' },
        box(30, 0, 240, 30, pen.log('#c9a26a'), 12),
        path('M-110 -56H-70V56H-110Q-130 0 -110 -56Z', pen.steel('down')),
        box(-60, 0, 40, 56, '#59626b', 4),
      ) +
      fittedLettering(label, 190, 190, 24, 180, '#dfe4ea') +
      [-240, 240].map((x) => box(x, 232, 70, 26, pen.steel('down'), 6)).join(''),
  };
};

export const multimeter: Draw = (pen, { body, accent, label }) => ({
  width: 520,
  height: 600,
  markup:
    stroke('M-20 270C-160 330 -250 160 -190 -40', '#15191d', 16) +
    stroke('M40 270C200 330 260 160 210 -40', '#c63d17', 16) +
    box(-190, -110, 26, 170, pen.barrel('#23282e'), 10) +
    box(210, -110, 26, 170, pen.barrel('#c63d17'), 10) +
    box(-190, -214, 8, 50, pen.steel(), 3) +
    box(210, -214, 8, 50, pen.steel(), 3) +
    box(10, 0, 290, 560, pen.barrel(accent), 46) +
    box(10, 0, 250, 520, pen.linear(['#2b3138', '#14181c']), 30) +
    box(10, -170, 210, 120, pen.linear(['#d6e3cf', '#aebfa6']), 10) +
    lettering('220.4', 10, -166, 58, '#1c261a', 0.12) +
    circle(10, 60, 94, pen.linear(['#3b434c', '#0f1317'], 'diagonal')) +
    ring(12, 108, (x, y, a) => circle(10 + x, 60 + y, 4, a % 90 ? '#cfd6de' : accent)) +
    circle(10, 60, 66, pen.linear([shade(body, 0.2), shade(body, -0.3)], 'diagonal')) +
    box(10, 26, 12, 60, '#f1f4f6', 5) +
    row(
      3,
      70,
      (x, i) =>
        circle(x + 10, 212, 20, i === 2 ? '#c63d17' : '#59626b') +
        circle(x + 10, 212, 10, '#05070a'),
    ) +
    fittedLettering(label, 10, -246, 18, 150, '#f1f4f6') +
    rect(-90, -96, 200, 4, accent),
});
