import { shade } from '../colour';
import { box, circle, ellipse, path, rect, row, stroke } from '../svg';
import type { ScreenPicture } from './screen-canvas';

/** Programmes that run on a screen. */

export const waves: ScreenPicture = ({ pen, w, h, at }) =>
  box(0, 0, w, h, pen.linear(['#12062e', '#3b0d5c'], 'diagonal')) +
  path(
    `M${at(0, 0.9)}C${at(0.25, 0.2)} ${at(0.5, 1.1)} ${at(1, 0.1)}L${at(1, 0.5)}C${at(0.6, 1.3)} ${at(0.3, 0.5)} ${at(0, 1)}Z`,
    pen.linear(['#ff3d77', '#ff9d3c', '#ffe14d'], 'right'),
  ) +
  path(
    `M${at(0, 0.55)}C${at(0.3, 0)} ${at(0.6, 0.9)} ${at(1, -0.1)}L${at(1, 0.15)}C${at(0.6, 1.1)} ${at(0.3, 0.25)} ${at(0, 0.78)}Z`,
    pen.linear(['#23d5ff', '#5865ff', '#c84bff'], 'right'),
    { opacity: 0.9 },
  );

export const cameraViews: ScreenPicture = ({ pen, w, h, l, t, at }) =>
  box(0, 0, w, h, '#0b0f16') +
  [0, 1, 2, 3]
    .map((i) => {
      const [x, y] = [(i % 2) * 0.5 + 0.01, Math.floor(i / 2) * 0.5 + 0.015];
      const floor = ['#7f8c8d', '#8d8471', '#6d7d68', '#7a8798'][i] ?? '';
      return (
        rect(l + x * w, t + y * h, w * 0.48, h * 0.47, pen.linear([shade(floor, 0.45), floor])) +
        path(
          `M${at(x, y + 0.47)}L${at(x + 0.16, y + 0.2)}L${at(x + 0.34, y + 0.2)}L${at(x + 0.48, y + 0.47)}Z`,
          shade(floor, -0.35),
        ) +
        rect(
          l + (x + 0.05 + i * 0.08) * w,
          t + (y + 0.17) * h,
          w * 0.1,
          h * 0.14,
          shade(floor, -0.55),
          3,
        ) +
        circle(l + (x + 0.44) * w, t + (y + 0.05) * h, h * 0.014, '#ff4b3e')
      );
    })
    .join('');

export const tiles: ScreenPicture = ({ pen, w, h, l, t }) =>
  box(0, 0, w, h, pen.linear(['#15243d', '#0a1120'])) +
  rect(
    l + w * 0.05,
    t + h * 0.1,
    w * 0.9,
    h * 0.42,
    pen.linear(['#2460c8', '#7b3fd0', '#e0527c'], 'right'),
    h * 0.03,
  ) +
  row(5, w * 0.185, (x, i) =>
    box(
      x,
      t + h * 0.74,
      w * 0.165,
      h * 0.26,
      pen.linear([
        shade(['#ff7a3c', '#20b58a', '#3d8bff', '#d94680', '#f2c230'][i] ?? '#888', 0.15),
        ['#c8451a', '#0c7a5b', '#1950b0', '#8f1f52', '#b98a10'][i] ?? '#888',
      ]),
      h * 0.03,
    ),
  );

export const match: ScreenPicture = ({ pen, w, h, l, t, at }) =>
  box(0, 0, w, h, pen.linear(['#1b2a3d', '#3b5268 34%', '#2f8f4a 35%', '#1c6b34'])) +
  [0, 2, 4, 6]
    .map((i) =>
      path(
        `M${at(i * 0.14, 1)}L${at(0.24 + i * 0.075, 0.35)}H${l + (0.3 + i * 0.075) * w}L${at(i * 0.14 + 0.16, 1)}Z`,
        '#ffffff',
        { opacity: 0.07 },
      ),
    )
    .join('') +
  row(26, w * 0.038, (x, i) =>
    circle(
      x,
      t + h * (0.2 + (i % 3) * 0.045),
      h * 0.014,
      ['#f4c9a8', '#e0a52c', '#c63d2f', '#dfe6ec'][i % 4] ?? '#fff',
    ),
  ) +
  stroke(`M${at(0.1, 0.66)}H${l + w * 0.9}M${at(0.5, 0.35)}V${t + h}`, '#ffffff', h * 0.008, {
    opacity: 0.7,
  }) +
  ellipse(0, t + h * 0.66, w * 0.12, h * 0.1, 'none', {
    stroke: '#ffffff',
    'stroke-width': h * 0.008,
    opacity: 0.7,
  }) +
  [
    [0.3, 0.6, '#c63d2f'],
    [0.44, 0.74, '#2562b8'],
    [0.62, 0.56, '#c63d2f'],
    [0.7, 0.76, '#2562b8'],
  ]
    .map(
      ([x, y, c]) =>
        box(l + Number(x) * w, t + Number(y) * h, w * 0.018, h * 0.07, String(c), 3) +
        circle(l + Number(x) * w, t + Number(y) * h - h * 0.05, h * 0.018, '#e8b48e'),
    )
    .join('') +
  circle(l + w * 0.53, t + h * 0.7, h * 0.014, '#fff');
