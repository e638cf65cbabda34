import { mix, shade } from './colour';
import { ALL, plant, windowLight, woodTop, type MakeScene } from './scene';
import { SIDE } from './studio';
import { circle, ellipse, group, path, rect, row, stroke } from './svg';

/** Rooms of a home. */

export const podium: MakeScene = (pen, tint) => {
  const soft = mix(tint, '#eef2f6', 0.72);
  return {
    back:
      ALL(pen.linear([shade(soft, 0.35), soft])) +
      path(
        'M180 800V420A320 320 0 0 1 820 420V800Z',
        pen.linear([shade(soft, -0.02), shade(soft, 0.4)], 'diagonal'),
      ) +
      rect(0, 770, SIDE, 230, pen.linear([shade(soft, 0.3), shade(soft, -0.08)])) +
      ellipse(530, 880, 410, 60, pen.radial(['#0f1b2d/0.3 0%', '#0f1b2d/0 100%'])) +
      path('M150 800V850A350 56 0 0 0 850 850V800Z', pen.barrel(shade(soft, 0.3))) +
      ellipse(500, 800, 350, 56, pen.linear([shade(soft, 0.75), shade(soft, 0.3)])) +
      circle(872, 730, 46, pen.ball(shade(soft, 0.1))) +
      circle(120, 748, 26, pen.ball(shade(soft, -0.1))),
    x: 500,
    y: 806,
    anchor: 'foot',
    width: 620,
    height: 600,
    onWall: false,
  };
};

export const wall: MakeScene = (pen, tint) => {
  const paint = mix(tint, '#e6ebef', 0.78);
  return {
    back:
      ALL(pen.linear([shade(paint, 0.3), paint, shade(paint, -0.1)], 'diagonal')) +
      windowLight(pen) +
      rect(0, 912, SIDE, 88, pen.linear(['#ffffff', '#d9e0e6'])) +
      rect(0, 906, SIDE, 7, shade(paint, -0.3), 0, { opacity: 0.35 }) +
      plant(pen, 906, 936, 1.15),
    x: 470,
    y: 450,
    anchor: 'middle',
    width: 600,
    height: 620,
    onWall: true,
  };
};

export const ceiling: MakeScene = (pen, tint) => {
  const paint = mix(tint, '#e9edf1', 0.84);
  return {
    back:
      ALL(pen.linear([shade(paint, -0.06), shade(paint, 0.35)])) +
      path('M0 0H1000L760 250H240Z', pen.linear([shade(paint, 0.75), shade(paint, 0.3)])) +
      path('M240 250H760V1000H240Z', pen.linear([shade(paint, 0.05), shade(paint, 0.3)]), {
        opacity: 0.6,
      }) +
      stroke('M0 0L240 250H760L1000 0M240 250V1000M760 250V1000', shade(paint, -0.2), 3, {
        opacity: 0.5,
      }) +
      group(
        { filter: pen.blur(5) },
        rect(330, 480, 340, 300, pen.linear(['#f7fbff', '#cfe3f2']), 6),
        stroke('M500 480V780M330 630H670', '#ffffff', 12),
      ) +
      ellipse(510, 110, 300, 46, pen.radial(['#0f1b2d/0.3 0%', '#0f1b2d/0 100%'])),
    x: 500,
    y: 96,
    anchor: 'top',
    width: 640,
    height: 600,
    onWall: false,
  };
};

export const kitchen: MakeScene = (pen, tint) => {
  const glaze = mix(tint, '#e9eff2', 0.82);
  const tiles = Array.from({ length: 5 }, (_, r) =>
    Array.from({ length: 7 }, (_c, c) =>
      rect(
        c * 150 - (r % 2) * 75,
        r * 142,
        144,
        136,
        pen.linear([shade(glaze, 0.45), glaze], 'diagonal'),
        6,
      ),
    ).join(''),
  ).join('');
  return {
    back:
      ALL(shade(glaze, -0.12)) +
      tiles +
      ALL(pen.linear(['#fff8ea/0.35 0%', '#0f1b2d/0.12 100%'], 'diagonal')) +
      group(
        { filter: pen.blur(4) },
        rect(40, 520, 120, 190, pen.barrel('#e0d2b8'), 16),
        rect(34, 494, 132, 40, pen.barrel('#8a6a45'), 10),
        rect(848, 470, 90, 240, pen.barrel('#b7cfa9'), 40),
        circle(806, 676, 40, pen.ball('#d9653b')),
        circle(762, 690, 32, pen.ball('#e0a52c')),
      ) +
      woodTop(pen, 706, '#b98556'),
    x: 500,
    y: 860,
    anchor: 'foot',
    width: 680,
    height: 600,
    onWall: false,
  };
};

export const living: MakeScene = (pen, tint) => {
  const paint = mix(tint, '#dfe3e4', 0.8);
  return {
    back:
      ALL(pen.linear([shade(paint, 0.25), shade(paint, -0.06)])) +
      windowLight(pen, 0.34) +
      plant(pen, 70, 690, 1.1) +
      group(
        { filter: pen.blur(2.5) },
        rect(896, 430, 10, 276, '#8d7a5c'),
        path('M836 440L866 320H936L966 440Z', pen.linear(['#fff4d9', '#f0d9a4'])),
        ellipse(901, 450, 150, 170, pen.radial(['#ffe9b0/0.5 0%', '#ffe9b0/0 100%'])),
      ) +
      rect(0, 700, SIDE, 34, pen.linear(['#d9ae7d', '#b98a58'])) +
      rect(0, 734, SIDE, 190, pen.linear(['#a97a4c', '#8f6338'])) +
      stroke('M330 740V920M670 740V920', '#6d4a28', 5) +
      rect(0, 920, SIDE, 80, pen.linear(['#6d5138', '#54402e'])),
    x: 500,
    y: 712,
    anchor: 'foot',
    width: 760,
    height: 600,
    onWall: false,
  };
};

export const desk: MakeScene = (pen, tint) => {
  const paint = mix(tint, '#e4e9ee', 0.8);
  return {
    back:
      ALL(pen.linear([shade(paint, 0.4), shade(paint, -0.05)])) +
      windowLight(pen, 0.4) +
      group(
        { filter: pen.blur(3.5) },
        rect(690, 90, 210, 270, '#ffffff', 4),
        rect(706, 106, 178, 238, pen.linear([shade(tint, 0.5), tint], 'diagonal')),
        rect(52, 560, 96, 120, pen.barrel('#39424c'), 8),
        [-24, 0, 26]
          .map((x, i) =>
            rect(96 + x, 470 + i * 14, 10, 110, ['#d9653b', '#e0a52c', '#2f8f8a'][i] ?? '#333', 4),
          )
          .join(''),
        rect(850, 590, 100, 90, pen.barrel('#f4f1ea'), 14),
      ) +
      woodTop(pen, 676, '#c9a27a'),
    x: 500,
    y: 852,
    anchor: 'foot',
    width: 700,
    height: 600,
    onWall: false,
  };
};

export const workbench: MakeScene = (pen, tint) => {
  const board = mix(tint, '#54606b', 0.75);
  const holes = Array.from({ length: 11 }, (_, r) =>
    row(16, 62, (x) => circle(500 + x, 36 + r * 62, 6, shade(board, -0.45))),
  ).join('');
  return {
    back:
      ALL(pen.linear([shade(board, 0.2), shade(board, -0.25)], 'diagonal')) +
      holes +
      group(
        { filter: pen.blur(2) },
        rect(120, 120, 22, 260, pen.barrel('#b9c1c9'), 8),
        circle(131, 110, 40, '#b9c1c9'),
        rect(830, 110, 26, 150, pen.barrel('#c63d17'), 10),
        rect(838, 250, 10, 160, '#b9c1c9'),
      ) +
      woodTop(pen, 690, '#a8743f'),
    x: 500,
    y: 860,
    anchor: 'foot',
    width: 660,
    height: 560,
    onWall: false,
  };
};

export const room: MakeScene = (pen, tint) => {
  const paint = mix(tint, '#e6e6e2', 0.78);
  return {
    back:
      ALL(pen.linear([shade(paint, 0.35), paint])) +
      windowLight(pen, 0.36) +
      rect(0, 770, SIDE, 30, pen.linear(['#ffffff', '#d4d8da'])) +
      rect(0, 800, SIDE, 200, pen.linear(['#c39a6b', '#a67c4e'])) +
      stroke(
        'M120 800L20 1000M320 800L270 1000M520 800L520 1000M720 800L780 1000M900 800L1010 1000M0 866H1000M0 940H1000',
        '#7d5a34',
        2.5,
        { opacity: 0.4 },
      ) +
      plant(pen, 900, 800, 1.3),
    x: 460,
    y: 898,
    anchor: 'foot',
    width: 560,
    height: 800,
    onWall: false,
  };
};

export const bath: MakeScene = (pen) => ({
  back:
    ALL('#b3c9d1') +
    Array.from({ length: 6 }, (_, r) =>
      Array.from({ length: 6 }, (_c, c) =>
        rect(c * 170, r * 170, 165, 165, pen.linear(['#f4fafb', '#d3e4e9'], 'diagonal'), 4),
      ).join(''),
    ).join('') +
    rect(0, 680, SIDE, 60, pen.linear(['#5d9aa8', '#3f7a88'])) +
    windowLight(pen, 0.5),
  x: 500,
  y: 440,
  anchor: 'middle',
  width: 480,
  height: 660,
  onWall: true,
});
