import { shade } from '../colour';
import { lettering } from '../lettering';
import { screw } from '../parts';
import type { Pen } from '../pen';
import { box, circle, ellipse, group, path, rect, row, stroke } from '../svg';

/** Small things that come in the box, about 200 units across, their foot near y = 90. */
type DrawAccessory = (pen: Pen, accent: string) => string;

const manual: DrawAccessory = (pen, accent) =>
  group(
    { transform: 'rotate(-8)' },
    path('M-76 -90H70L84 84H-64Z', '#cfd7de'),
    path('M-84 -94H62L76 80H-72Z', pen.linear(['#ffffff', '#eef2f5'], 'diagonal')),
    path('M-84 -94H62L66 -48H-80Z', accent),
    stroke('M-58 -16H42M-56 8H34M-54 32H46M-52 56H10', '#b4bec8', 6),
  );

const screws: DrawAccessory = (pen) =>
  path(
    'M-80 -40Q0 -64 80 -40L90 84H-90Z',
    pen.linear(['#ffffff/0.75 0%', '#dfe9f0/0.55 100%'], 'diagonal'),
    { stroke: '#c3d0da', 'stroke-width': 3 },
  ) +
  box(0, -40, 166, 18, '#d8342a', 4) +
  [
    [-40, 10],
    [10, 30],
    [44, 0],
    [-14, 54],
    [36, 60],
    [-52, 60],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        (i % 2
          ? group(
              { transform: `translate(${x} ${y}) rotate(${i * 40})` },
              box(0, 16, 8, 40, pen.steel(), 3),
            )
          : '') + screw(pen, x, y, 13),
    )
    .join('');

const cable: DrawAccessory = (pen) =>
  [0, 1, 2]
    .map((i) =>
      ellipse(0, 20 - i * 12, 84, 44, 'none', {
        stroke: i === 1 ? '#2b3138' : '#15191e',
        'stroke-width': 13,
      }),
    )
    .join('') +
  box(74, 52, 26, 46, pen.barrel('#2b3138'), 6) +
  box(74, 82, 18, 22, pen.steel(), 4) +
  box(0, -14, 30, 60, '#2b3138', 8);

const adapter: DrawAccessory = (pen) =>
  stroke('M30 60C100 90 110 0 60 -20', '#15191e', 10) +
  box(-14, 10, 110, 130, pen.plastic('#2b3138'), 16) +
  box(-40, -68, 14, 36, pen.steel(), 4) +
  box(12, -68, 14, 36, pen.steel(), 4) +
  box(-14, 20, 70, 46, '#3b434c', 6);

const remote: DrawAccessory = (pen, accent) =>
  group(
    { transform: 'rotate(12)' },
    box(0, 0, 72, 210, pen.barrel('#23282e'), 26),
    circle(0, -76, 12, '#d8342a'),
    circle(0, -34, 24, pen.linear(['#4b545e', '#15191e'], 'diagonal')),
    circle(0, -34, 9, accent),
    [10, 34, 58].map((y) => row(3, 20, (x) => circle(x, y, 7, '#59636d'))).join(''),
  );

const batteries: DrawAccessory = (pen, accent) =>
  [-34, 34]
    .map(
      (x) =>
        box(x, 10, 50, 150, pen.barrel('#23282e'), 8) +
        box(x, 52, 50, 66, pen.barrel(accent), 4) +
        box(x, -70, 20, 14, '#c9d0d6', 3),
    )
    .join('');

const ethernet: DrawAccessory = (pen) =>
  [0, 1]
    .map((i) =>
      ellipse(-6, 10 - i * 16, 78, 46, 'none', {
        stroke: i ? '#f4f6f8' : '#cfd7de',
        'stroke-width': 14,
      }),
    )
    .join('') +
  box(76, 50, 38, 50, pen.linear(['#ffffff/0.95 0%', '#b8d4e8/0.95 100%']), 5, {
    stroke: '#9fb9cc',
    'stroke-width': 2,
  }) +
  row(4, 8, (x) => rect(74 + x, 30, 4, 16, '#d9b35a'));

const cards: DrawAccessory = (pen, accent) =>
  [-14, 8]
    .map((a, i) =>
      group(
        { transform: `rotate(${a})` },
        box(
          0,
          i * 14,
          170,
          110,
          pen.linear(i ? ['#ffffff', '#e3e9ee'] : [shade(accent, 0.2), accent], 'diagonal'),
          12,
        ),
        lettering('CARD', -20, 30 + i * 14, 16, i ? '#7b8590' : '#ffffff'),
      ),
    )
    .join('');

const cup: DrawAccessory = (pen) =>
  path('M-62 -60H62L48 76H-48Z', pen.linear(['#ffffff/0.95 0%', '#c4d6e2/0.85 100%'], 'right'), {
    stroke: '#b4c6d2',
    'stroke-width': 3,
  }) +
  stroke('M20 -30H50M24 0H48M28 30H46', '#7fa0b5', 4) +
  group(
    { transform: 'translate(70 30) rotate(30)' },
    ellipse(0, -70, 26, 34, pen.ball('#f4f6f8')),
    box(0, 10, 16, 110, pen.barrel('#f4f6f8'), 7),
  );

const plugs: DrawAccessory = (pen) =>
  [-50, 0, 50]
    .map(
      (x, i) =>
        box(x, 10, 34, 120, pen.barrel(['#d9dfe4', '#8d969f', '#d8a93c'][i] ?? '#ccc'), 14) +
        stroke(
          `M${x - 14} -20H${x + 14}M${x - 14} 10H${x + 14}M${x - 14} 40H${x + 14}`,
          '#59636d',
          4,
        ),
    )
    .join('');

const spareParts: DrawAccessory = (pen, accent) =>
  circle(-36, 20, 58, pen.steel()) +
  circle(-36, 20, 42, '#59636d') +
  circle(-36, 20, 18, pen.ball(accent)) +
  box(56, 30, 44, 110, pen.barrel(accent), 12) +
  box(56, -34, 58, 24, pen.barrel('#23282e'), 8);

export const ACCESSORIES = {
  manual,
  screws,
  cable,
  adapter,
  remote,
  batteries,
  ethernet,
  cards,
  cup,
  plugs,
  spareParts,
} satisfies Record<string, DrawAccessory>;

export type AccessoryName = keyof typeof ACCESSORIES;
