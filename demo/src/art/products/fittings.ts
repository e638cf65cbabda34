import { brightness, mix, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { screw, slots } from '../parts';
import type { Pen } from '../pen';
import type { Draw } from '../product-art';
import { box, circle, ellipse, group, path, rect, ring, row, stroke, turn } from '../svg';

/** Small things an installer carries: brackets, boxes, cable, plugs, cards. */

export const bracket: Draw = (pen, { body, model, ratio }) => {
  const reach = 330 * ratio;
  if (model % 2 === 1) {
    return {
      width: 480,
      height: 600,
      markup:
        box(0, 0, 150, 560, pen.barrel(mix(body, '#9aa2aa', 0.55)), 6) +
        box(0, -120, 330, 150, pen.linear([shade(body, 0.25), body, shade(body, -0.22)]), 12) +
        box(0, -168, 380, 26, pen.steel(), 8) +
        box(0, -72, 380, 26, pen.steel(), 8) +
        box(0, 90, 380, 26, pen.steel(), 8) +
        circle(0, -120, 54, pen.radial([shade(body, 0.4), shade(body, -0.3)], 0.35, 0.3)) +
        circle(0, -120, 22, '#161a1f') +
        [-1, 1]
          .map(
            (x) => screw(pen, x * 130, -120, 14) + box(x * 180, -120, 22, 60, pen.steel('down'), 4),
          )
          .join(''),
    };
  }
  return {
    width: reach + 240,
    height: 480,
    markup: group(
      { transform: `translate(${-reach / 2} 0)` },
      box(-60, 0, 86, 440, pen.barrel(body), 26),
      screw(pen, -62, -170, 14),
      screw(pen, -62, 170, 14),
      path(
        `M-20 -60C80 -60 160 -90 ${reach} -96V-30C200 -20 120 40 -20 130Z`,
        pen.linear([shade(body, 0.4), body, shade(body, -0.34)]),
      ),
      stroke(`M-14 60C110 10 170 -10 ${reach} -44`, shade(body, -0.3), 3, { opacity: 0.6 }),
      box(reach + 20, -62, 130, 96, pen.barrel(body), 20),
      ellipse(reach + 20, -10, 118, 26, shade(body, -0.3)),
      ellipse(reach + 20, -18, 118, 26, pen.linear([shade(body, 0.2), shade(body, -0.2)])),
    ),
  };
};

export const junctionBox: Draw = (pen, { body, model, ratio, label }) => {
  const r = 210 * ratio;
  const round = model % 2 === 0;
  const plate = (size: number, fill: string, y = 0) =>
    round ? circle(0, y, size, fill) : box(0, y, size * 1.9, size * 1.9, fill, 30);
  return {
    width: r * 2 + 120,
    height: r * 2 + 90,
    markup:
      box(r + 26, 20, 70, 76, pen.log(shade(body, -0.1)), 10) +
      box(r + 56, 20, 26, 92, pen.log('#2b3138'), 8) +
      plate(r, pen.linear([shade(body, -0.1), shade(body, -0.4)], 'diagonal'), 24) +
      plate(r, pen.plastic(body)) +
      plate(r * 0.84, pen.linear([shade(body, -0.22), shade(body, 0.3)], 'diagonal')) +
      plate(r * 0.81, pen.plastic(shade(body, 0.04))) +
      circle(0, 0, r * 0.22, shade(body, -0.4)) +
      circle(0, 4, r * 0.2, '#15191e') +
      ring(round ? 3 : 4, r * 0.62, (x, y) => screw(pen, x, y, 13), 45) +
      fittedLettering(label, 0, r * 0.4, 20, 150, brightness(body) > 0.5 ? '#7b8590' : '#cfd6de'),
  };
};

function coil(pen: Pen, colour: string, rx: number, ry: number, turns: number): string {
  return Array.from({ length: turns }, (_, i) => {
    const y = (i - (turns - 1) / 2) * (ry * 0.2);
    return (
      ellipse(0, y, rx, ry, 'none', { stroke: shade(colour, -0.35), 'stroke-width': ry * 0.26 }) +
      ellipse(0, y - ry * 0.03, rx, ry, 'none', {
        stroke: pen.linear([shade(colour, 0.3), colour, shade(colour, -0.15)], 'right'),
        'stroke-width': ry * 0.17,
      })
    );
  }).join('');
}

export const cableDrum: Draw = (pen, { body, accent, model, label, mark }) => {
  if (model === 2) {
    return {
      width: 620,
      height: 470,
      markup:
        coil(pen, body, 240, 130, 7) +
        stroke('M224 40C300 60 300 150 250 190', body, 26) +
        box(246, 206, 40, 54, pen.linear(['#ffffff/0.9 0%', '#b8d4e8/0.8 100%']), 4) +
        slots(234, 190, 5, 7, 16, '#d9b35a') +
        turn(
          -16,
          -150,
          40,
          box(-150, 40, 96, 190, '#f7f9fb', 6, { stroke: '#cfd6dd', 'stroke-width': 2 }) +
            box(-150, -20, 96, 54, accent, 6) +
            fittedLettering(label, -150, -20, 16, 80, '#fff') +
            lettering(mark, -150, 64, 24, '#3b444e'),
        ),
    };
  }
  const wound = Array.from({ length: 13 }, (_, i) => {
    const y = -150 + i * 25;
    return rect(-190, y, 380, 24, pen.barrel(body), 11);
  }).join('');
  const flange = (y: number) =>
    ellipse(0, y + 16, 286, 78, shade(accent, -0.45)) +
    ellipse(
      0,
      y,
      286,
      78,
      pen.linear([shade(accent, 0.4), accent, shade(accent, -0.18)], 'diagonal'),
    ) +
    ellipse(0, y, 262, 69, 'none', {
      stroke: shade(accent, -0.2),
      'stroke-width': 3,
      opacity: 0.6,
    });
  return {
    width: 620,
    height: 560,
    markup:
      flange(184) +
      wound +
      rect(-190, 120, 380, 60, pen.linear(['#05080f/0 0%', '#05080f/0.45 100%'])) +
      box(-30, 10, 210, 150, '#fbfcfd', 6) +
      box(-30, -42, 210, 46, model === 1 ? '#1f5fa8' : '#b3261e', 6) +
      fittedLettering(label, -30, -42, 20, 180, '#fff') +
      lettering(mark, -30, 26, 40, '#2b323a') +
      flange(-176) +
      ellipse(0, -178, 70, 19, shade(accent, -0.3)) +
      ellipse(0, -174, 62, 15, '#1a1d21') +
      stroke(`M186 100C290 120 300 200 250 236`, body, 22) +
      circle(248, 240, 11, '#d98f4a'),
  };
};

function bnc(pen: Pen, x: number, y: number, angle: number, colour: string): string {
  return turn(
    angle,
    x,
    y,
    box(x, y + 90, 46, 90, pen.barrel(colour), 12) +
      box(x, y + 34, 70, 44, pen.steel(), 6) +
      slots(x - 30, y + 18, 9, 7.6, 32, '#6d757d') +
      box(x, y - 30, 96, 96, pen.steel(), 12) +
      box(x, y - 30, 96, 12, '#7d868f', 4, { opacity: 0.5 }) +
      circle(x - 48, y - 52, 10, '#9aa3ab') +
      ellipse(x, y - 78, 46, 15, '#59616a') +
      ellipse(x, y - 76, 34, 10, '#f5f0e2') +
      ellipse(x, y - 76, 8, 4, '#d9a94a'),
  );
}

function registeredJack(pen: Pen, x: number, y: number, angle: number): string {
  const clear = pen.linear(
    ['#ffffff/0.95 0%', '#c4dcec/0.85 40%', '#8fb2c9/0.85 100%'],
    'diagonal',
  );
  return turn(
    angle,
    x,
    y,
    path(
      `M${x - 50} ${y - 90}H${x + 50}V${y + 60}L${x + 34} ${y + 96}H${x - 34}L${x - 50} ${y + 60}Z`,
      clear,
      { stroke: '#7fa3bb', 'stroke-width': 3 },
    ) +
      row(
        8,
        11,
        (px, i) =>
          rect(x + px - 3.5, y - 84, 7, 40, '#e2b552', 1) +
          rect(
            x + px - 2.5,
            y - 40,
            5,
            110,
            ['#f08a3c', '#fff', '#3aa35c', '#fff', '#2c72c9', '#fff', '#8a5a36', '#fff'][i] ??
              '#fff',
            2,
            { opacity: 0.75 },
          ),
      ) +
      rect(x - 20, y + 2, 40, 78, '#ffffff', 5, {
        opacity: 0.7,
        stroke: '#86a9c0',
        'stroke-width': 2,
      }),
  );
}

export const connectors: Draw = (pen, { body, model }) => ({
  width: 640,
  height: 470,
  markup:
    model % 2 === 0
      ? bnc(pen, -190, -70, -24, body) +
        bnc(pen, 190, -80, 22, body) +
        bnc(pen, -70, 60, 62, body) +
        bnc(pen, 60, -20, -6, body) +
        bnc(pen, 190, 120, 80, body)
      : registeredJack(pen, -200, -80, -22) +
        registeredJack(pen, -20, -100, 8) +
        registeredJack(pen, 190, -60, 28) +
        registeredJack(pen, -130, 130, 74) +
        registeredJack(pen, 120, 120, -64),
});

export const videoBalun: Draw = (pen, { body, accent, label }) => {
  const one = (x: number, colour: string) =>
    stroke(`M${x} 120C${x - 30} 200 ${x + 60} 210 ${x + 10} 290`, '#1c2025', 17) +
    box(x, 40, 116, 180, pen.barrel(colour), 18) +
    fittedLettering(label, x, 46, 18, 96, '#fff') +
    box(x, 140, 84, 44, pen.linear([shade(accent, 0.3), shade(accent, -0.2)]), 6) +
    screw(pen, x - 20, 140, 11) +
    screw(pen, x + 20, 140, 11) +
    box(x, -96, 76, 104, pen.steel(), 12) +
    ellipse(x, -148, 37, 12, '#59616a') +
    ellipse(x, -146, 26, 8, '#f5f0e2') +
    ellipse(x, -146, 6, 3, '#d9a94a');
  return {
    width: 460,
    height: 480,
    markup: group({ transform: 'translate(0 -50)' }, one(-110, body), one(110, shade(body, 0.06))),
  };
};

export const memoryCard: Draw = (pen, { body, accent, label, mark, model }) => {
  const card = (w: number, h: number, big: boolean) =>
    path(
      `M${-w / 2 + 14} ${-h / 2}H${w / 2 - w * 0.22}L${w / 2} ${-h / 2 + w * 0.2}${big ? '' : `V${-h * 0.12}L${w / 2 - 16} ${-h * 0.06}V${h * 0.06}L${w / 2} ${h * 0.12}`}V${h / 2 - 14}Q${w / 2} ${h / 2} ${w / 2 - 14} ${h / 2}H${-w / 2 + 14}Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - 14}V${-h / 2 + 14}Q${-w / 2} ${-h / 2} ${-w / 2 + 14} ${-h / 2}Z`,
      pen.linear([shade(body, 0.22), body, shade(body, -0.3)], 'diagonal'),
    );
  return {
    width: 620,
    height: 540,
    markup:
      group(
        { transform: 'translate(-130 0) rotate(-6)' },
        card(330, 440, true),
        box(
          0,
          -20,
          282,
          300,
          pen.linear([shade(accent, 0.2), shade(accent, -0.2)], 'diagonal'),
          10,
        ),
        fittedLettering(label, 0, -116, 32, 230, '#fff', 0.19),
        lettering('ADAPTER', 0, 60, 20, '#ffffff'),
        slots(-120, -200, 8, 26, 34, '#d9b35a'),
        box(-158, -30, 12, 60, '#f4f6f8', 3),
      ) +
      group(
        { transform: 'translate(170 50) rotate(9)' },
        card(210, 290, false),
        path('M-105 30L105 -70V131Q105 145 91 145H-91Q-105 145 -105 131Z', accent, {
          opacity: 0.92,
        }),
        fittedLettering(label, -14, -84, 22, 150, '#fff', 0.19),
        lettering(mark, 0, 64, 46, '#fff', 0.2),
        lettering(model % 2 ? 'A1 V30' : 'U3 C10', 0, 118, 16, '#fff'),
      ),
  };
};

export const usbDrive: Draw = (pen, { body, accent, label, mark }) => ({
  width: 640,
  height: 260,
  markup: turn(
    -14,
    0,
    0,
    box(220, 0, 160, 110, pen.steel('down'), 6) +
      box(238, -18, 40, 26, '#40474f', 3) +
      box(238, 26, 40, 26, '#40474f', 3) +
      box(-70, 0, 440, 150, pen.log(body), 40) +
      path('M-290 -20Q-290 -75 -235 -75H-190V75H-235Q-290 75 -290 20Z', pen.log(accent)) +
      circle(-250, 0, 20, '#f0f2f4') +
      fittedLettering(label, -40, -16, 34, 250, '#fff', 0.19) +
      lettering(mark, -40, 34, 28, '#e8edf2'),
  ),
});
