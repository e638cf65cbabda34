import { brightness, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { lamp } from '../parts';
import type { Pen } from '../pen';
import type { Draw } from '../product-art';
import { box, circle, ellipse, group, path, rect, ring, row, stroke } from '../svg';

/** Irons, fans, heaters, washing: the rest of the home. */

function inkOn(colour: string): string {
  return brightness(colour) > 0.55 ? '#4b5561' : '#f1f4f6';
}

function fanBlades(pen: Pen, accent: string, angles: readonly number[]): string {
  const blade = (angle: number) =>
    group(
      { transform: `rotate(${angle})` },
      path(
        'M-18 -20C-110 -60 -130 -150 -40 -166C40 -172 66 -90 18 -20Z',
        pen.linear(
          [`${shade(accent, 0.45)}/0.95 0%`, `${shade(accent, -0.1)}/0.9 100%`],
          'diagonal',
        ),
      ),
    );
  return angles.map(blade).join('');
}

export const standFan: Draw = (pen, { body, accent, model, ratio, label, lit }) => {
  const post = 260 * ratio;
  const r = 190;
  return {
    width: 440,
    height: 420 + post,
    markup: group(
      { transform: `translate(0 ${-post / 2 - 10})` },
      box(0, 190 + post / 2, 24, post, pen.steel(), 6),
      box(0, 180, 74, 110, pen.barrel(body), 18),
      box(0, 216, 120, 66, pen.barrel(body), 14),
      row(4, 24, (x, i) =>
        box(
          x,
          216,
          17,
          22,
          i === 1 ? accent : shade(body, brightness(body) > 0.5 ? -0.25 : 0.25),
          5,
        ),
      ),
      ellipse(0, 206 + post, 164, 30, shade(body, -0.45)),
      ellipse(0, 196 + post, 164, 30, pen.linear([shade(body, 0.3), shade(body, -0.2)], 'right')),
      ellipse(0, 188 + post, 60, 14, shade(body, -0.15)),
      circle(0, 0, r, '#dfe6ec', { opacity: 0.35 }),
      lit
        ? circle(0, 0, 160, pen.radial([`${accent}/0.75 20%`, `${shade(accent, 0.4)}/0.35 100%`]))
        : fanBlades(pen, accent, model % 2 ? [0, 72, 144, 216, 288] : [10, 130, 250]),
      ring(44, r, (x, y) =>
        stroke(
          `M${x * 0.24} ${y * 0.24}L${x} ${y}`,
          shade(body, brightness(body) > 0.5 ? -0.35 : 0.1),
          2.2,
          { opacity: 0.8 },
        ),
      ),
      [0.5, 0.76]
        .map((part) =>
          circle(0, 0, r * part, 'none', { stroke: shade(body, -0.3), 'stroke-width': 2.4 }),
        )
        .join(''),
      circle(0, 0, r, 'none', {
        stroke: pen.linear([shade(body, 0.3), shade(body, -0.4)], 'diagonal'),
        'stroke-width': 13,
      }),
      circle(0, 0, 46, pen.ball(body)),
      fittedLettering(label, 0, 0, 15, 70, inkOn(body)),
    ),
  };
};

export const ceilingFan: Draw = (pen, { body, accent, model, label, lit }) => {
  const blade = (angle: number) =>
    group(
      { transform: `translate(0 60) scale(1 0.42) rotate(${angle})` },
      path(
        'M-26 -90L-40 -360Q-40 -400 0 -400T40 -360L26 -90Z',
        pen.linear([shade(body, 0.25), body, shade(body, -0.25)], 'right'),
      ),
      stroke('M-30 -330H30', accent, 16),
      box(0, -92, 40, 60, '#aab3bb', 8),
    );
  return {
    width: 800,
    height: 480,
    markup:
      path('M-54 -230H54L34 -180H-34Z', pen.barrel(body)) +
      box(0, -90, 22, 200, pen.steel(), 5) +
      (model % 2 ? [0, 90, 180, 270] : [0, 120, 240])
        .map((a) => blade(a + (lit ? 24 : 0)))
        .join('') +
      path('M-50 -10H50L110 40H-110Z', pen.barrel(body)) +
      path('M-120 40H120Q130 100 70 120H-70Q-130 100 -120 40Z', pen.barrel(body)) +
      stroke('M-120 46H120', accent, 8) +
      ellipse(0, 116, 64, 16, shade(body, -0.35)) +
      fittedLettering(label, 0, 82, 20, 130, inkOn(body)) +
      (model === 3
        ? ellipse(0, 122, 56, 26, pen.radial(['#fffdf0', '#ffe9a8', '#d9b35a'], 0.4, 0.35))
        : ''),
  };
};

export const heater: Draw = (pen, { body, accent, model, ratio, label, lit }) => {
  const rods = [3, 2, 4][model % 3] ?? 3;
  const h = 600 * ratio;
  const rod = (y: number) =>
    (lit
      ? box(0, y, 330, 96, pen.linear(['#ff7a2a/0 0%', '#ff7a2a/0.6 50%', '#ff7a2a/0 100%']), 30)
      : '') +
    box(0, y, 310, 24, pen.log(lit ? '#ff8a3c' : '#e9e2d6'), 12) +
    (lit ? box(0, y - 2, 290, 7, '#fff3cf', 4) : '');
  return {
    width: 460,
    height: h,
    markup:
      box(0, 0, 420, h - 30, pen.plastic(body), 30) +
      box(
        0,
        -50,
        360,
        h - 190,
        pen.linear(['#5b646e', '#c9d0d6 30%', '#eef1f3 52%', '#8d969f'], 'down'),
        16,
      ) +
      Array.from({ length: rods }, (_, i) =>
        rod(-50 + (i - (rods - 1) / 2) * ((h - 220) / rods)),
      ).join('') +
      stroke(
        Array.from(
          { length: 11 },
          (_, i) => `M${-165 + i * 33} ${-h / 2 + 64}V${h / 2 - 162}`,
        ).join(''),
        '#3b434c',
        4.5,
      ) +
      stroke(
        `M-176 ${-50 - (h - 190) * 0.25}H176M-176 -50H176M-176 ${-50 + (h - 190) * 0.25}H176`,
        '#3b434c',
        4.5,
      ) +
      fittedLettering(label, -90, h / 2 - 84, 28, 170, inkOn(body)) +
      row(3, 62, (x, i) =>
        box(x + 110, h / 2 - 84, 44, 34, i === 0 && lit ? accent : '#14181c', 8),
      ) +
      box(-140, h / 2 - 6, 110, 20, '#15181c', 8) +
      box(140, h / 2 - 6, 110, 20, '#15181c', 8),
  };
};

export const waterHeater: Draw = (pen, { body, accent, ratio, label, mark, model, lit }) => {
  const h = 620 * ratio;
  return {
    width: 420,
    height: h,
    markup:
      row(
        2,
        150,
        (x, i) =>
          box(x, h / 2 - 34, 34, 70, pen.steel(), 6) +
          box(x, h / 2 - 4, 44, 18, i ? '#2c72c9' : '#d8342a', 5),
      ) +
      (model % 2
        ? box(0, -26, 400, h - 80, pen.barrel(body), 40)
        : box(0, -26, 380, h - 70, pen.barrel(body), 120)) +
      box(0, h / 2 - 122, 300, 60, pen.barrel(shade(accent, -0.05)), 30, { opacity: 0.95 }) +
      fittedLettering(label, 0, -h * 0.16, 46, 250, inkOn(body), 0.19) +
      lettering(mark, 0, -h * 0.02, 32, accent) +
      circle(0, h * 0.16, 46, pen.linear(['#fdfdfe', '#aab3bb'], 'diagonal')) +
      circle(0, h * 0.16, 34, '#14181c') +
      stroke(`M0 ${h * 0.16}L16 ${h * 0.16 - 20}`, lit ? '#ff6a4d' : '#46e08c', 5) +
      lamp(pen, -40, h / 2 - 122, lit ? '#ff4b3e' : '#7a8590', 7) +
      lamp(pen, 40, h / 2 - 122, '#46e08c', 7),
  };
};

export const instantGeyser: Draw = (pen, { body, accent, label, mark }) => ({
  width: 380,
  height: 560,
  markup:
    row(
      2,
      140,
      (x, i) =>
        box(x, 236, 30, 70, pen.steel(), 6) + box(x, 262, 42, 18, i ? '#2c72c9' : '#d8342a', 5),
    ) +
    box(0, -30, 360, 480, pen.plastic(body), 46) +
    path('M-180 40C-80 -20 60 140 180 40V170Q180 210 140 210H-140Q-180 210 -180 170Z', accent, {
      opacity: 0.9,
    }) +
    fittedLettering(label, 0, -160, 40, 250, inkOn(body), 0.19) +
    lettering(mark, 0, -92, 30, inkOn(body)) +
    box(0, -20, 130, 52, '#0d1116', 10) +
    lettering('42', 0, -20, 30, '#8fe3ff', 0.14) +
    lamp(pen, -40, 140, '#ff6a4d', 8) +
    lamp(pen, 40, 140, '#46e08c', 8),
});

export const airConditioner: Draw = (pen, { body, accent, label, mark, lit }) => ({
  width: 820,
  height: 300,
  markup:
    path(
      'M-400 -130H400Q410 -130 410 -120V90Q400 130 340 130H-340Q-400 130 -410 90V-120Q-410 -130 -400 -130Z',
      pen.linear([shade(body, 0.5), body, shade(body, -0.22)]),
    ) +
    rect(-380, 70, 760, 34, pen.linear(['#3b434c', '#11161b']), 10) +
    rect(-374, 86, 748, 16, pen.linear([shade(body, 0.3), shade(body, -0.1)]), 6) +
    stroke('M-404 -90H404', shade(body, -0.18), 2.5) +
    fittedLettering(label, -290, 34, 28, 160, inkOn(body)) +
    lettering(lit ? '24' : mark, 320, 30, 30, lit ? accent : '#aab4be', 0.14) +
    (lit ? row(7, 100, (x) => stroke(`M${x} 124q-14 14 0 24`, accent, 7, { opacity: 0.35 })) : ''),
});
