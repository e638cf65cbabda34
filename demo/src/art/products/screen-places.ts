import { box, circle, path, rect, row } from '../svg';
import type { ScreenPicture } from './screen-canvas';

/** Places that a screen shows. */

export const dusk: ScreenPicture = ({ pen, w, h, l, t, at, hill }) =>
  box(0, 0, w, h, pen.linear(['#1d2f6f', '#7a4fa3', '#f08a6c', '#ffd9a0'])) +
  circle(l + w * 0.68, t + h * 0.56, h * 0.1, '#fff0c9') +
  hill(
    [
      [0, 0.66],
      [0.14, 0.46],
      [0.22, 0.56],
      [0.36, 0.3],
      [0.5, 0.55],
      [0.62, 0.44],
      [0.8, 0.66],
      [1, 0.5],
    ],
    pen.linear(['#5a4a8f', '#37306b']),
  ) +
  path(
    `M${at(0.36, 0.3)}L${at(0.3, 0.41)}L${at(0.35, 0.4)}L${at(0.38, 0.44)}L${at(0.42, 0.4)}Z`,
    '#f4e9ff',
  ) +
  hill(
    [
      [0, 0.82],
      [0.2, 0.7],
      [0.42, 0.84],
      [0.66, 0.7],
      [0.84, 0.82],
      [1, 0.72],
    ],
    pen.linear(['#2a2450', '#120f28']),
  );

export const sea: ScreenPicture = ({ pen, w, h, l, t, at, hill }) =>
  box(0, 0, w, h, pen.linear(['#58b6f2', '#cfeefb 52%', '#0f7fb0 53%', '#064766'])) +
  circle(l + w * 0.24, t + h * 0.24, h * 0.09, '#fff8d8') +
  hill(
    [
      [0, 0.5],
      [0.1, 0.42],
      [0.24, 0.46],
      [0.36, 0.36],
      [0.5, 0.53],
    ],
    '#3d7d6b',
  ) +
  path(
    `M${at(0, 1)}L${at(0, 0.86)}C${at(0.3, 0.7)} ${at(0.5, 1)} ${at(1, 0.8)}L${at(1, 1)}Z`,
    '#f2dcae',
  ) +
  path(`M${at(0.72, 0.5)}L${at(0.72, 0.34)}L${at(0.79, 0.5)}Z`, '#fff');

export const city: ScreenPicture = ({ pen, w, h }) =>
  box(0, 0, w, h, pen.linear(['#0b1030', '#2a2a6b 55%', '#c2527a 82%', '#f2a65e'])) +
  row(13, w * 0.08, (x, i) => {
    const tall = h * ([0.3, 0.46, 0.36, 0.6, 0.4, 0.52, 0.34][i % 7] ?? 0.4);
    const windows = [0, 1, 2, 3]
      .map((k) =>
        box(
          x + (k % 2 ? 1 : -1) * w * 0.014,
          h / 2 - tall + h * (0.06 + k * 0.06),
          w * 0.012,
          h * 0.022,
          (i + k) % 3 ? '#ffd98a' : '#39407a',
        ),
      )
      .join('');
    return (
      rect(x - w * 0.036, h / 2 - tall, w * 0.072, tall, pen.linear(['#1a1f4a', '#0b0e26'])) +
      windows
    );
  });
