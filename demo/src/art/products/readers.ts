import { brightness, shade } from '../colour';
import { fingerprint, keypad } from './keypad';
import { fittedLettering, lettering } from '../lettering';
import { lamp, lens } from '../parts';
import type { Draw } from '../product-art';
import { box, circle, ellipse, group, row, stroke } from '../svg';

/** Devices that decide who may come in. */

/** Recognises a face. */
const faceReader: Draw = (pen, { body, label, lit }) => ({
  width: 340,
  height: 620,
  markup:
    box(0, 0, 330, 610, pen.plastic(body), 30) +
    box(0, -20, 300, 540, pen.glass('#0a0e13'), 20) +
    box(0, -40, 270, 400, pen.linear(['#0c3358', '#1c70a8', '#0a2440']), 10) +
    ellipse(0, -60, 74, 94, 'none', {
      stroke: '#7fe0ff',
      'stroke-width': 5,
      'stroke-dasharray': '34 14',
    }) +
    stroke('M-30 -76H-12M12 -76H30M-22 -20Q0 -4 22 -20M0 -70V-46', '#bff0ff', 5) +
    lettering('09:45', 0, 96, 44, '#dff5ff', 0.13) +
    lens(pen, -60, -264, 22) +
    lens(pen, 60, -264, 22) +
    lamp(pen, 0, -264, lit ? '#46e08c' : '#ff4b3e', 5) +
    fittedLettering(label, 0, 274, 24, 200, brightness(body) > 0.5 ? '#5b6570' : '#cfd6de'),
});

/** Recognises a finger, and has keys. */
const fingerReader: Draw = (pen, { body, accent, ratio, label, lit }) => {
  const w = 520 * ratio;
  return {
    width: w,
    height: 430,
    markup:
      box(0, 0, w, 420, pen.plastic(body), 44) +
      box(0, 0, w - 20, 400, pen.linear([shade(body, 0.18), shade(body, -0.12)]), 36) +
      box(-w * 0.17, -70, w * 0.5, 190, '#05070a', 12) +
      box(-w * 0.17, -70, w * 0.47, 174, pen.linear(['#1d6fb5', '#0b2f5e'], 'diagonal'), 6) +
      lettering('10:28', -w * 0.17, -84, 46, '#e6f5ff', 0.13) +
      lettering('CHECK IN', -w * 0.17, -30, 18, '#a9dcff') +
      box(w * 0.3, -60, 120, 150, '#0b0e12', 22) +
      box(
        w * 0.3,
        -60,
        96,
        126,
        pen.radial(
          lit ? ['#d8ffe6', '#2fb76a', '#0c4a2a'] : ['#cfe9ff', '#2472b8', '#0c2a4c'],
          0.5,
          0.6,
          0.7,
        ),
        14,
      ) +
      fingerprint(w * 0.3, -58, 38, '#ffffff') +
      row(6, w * 0.085, (x, i) =>
        [0, 1]
          .map((r) =>
            box(
              x - w * 0.17,
              70 + r * 56,
              w * 0.072,
              42,
              pen.linear(i === 5 && r ? [shade(accent, 0.3), accent] : ['#f9fafb', '#cdd4db']),
              8,
            ),
          )
          .join(''),
      ) +
      fittedLettering(
        label,
        w * 0.3,
        104,
        24,
        130,
        brightness(body) > 0.5 ? '#5b6570' : '#e5e9ee',
      ) +
      lamp(pen, w * 0.3, 150, '#46e08c', 6),
  };
};

export const biometric: Draw = (pen, look) =>
  look.model === 1 ? faceReader(pen, look) : fingerReader(pen, look);

export const accessReader: Draw = (pen, { body, accent, label, lit }) => ({
  width: 560,
  height: 520,
  markup:
    box(-110, 0, 270, 500, pen.plastic(body), 28) +
    box(-110, -10, 236, 440, pen.glass('#0d1217'), 20) +
    keypad(pen, -110, -30, 74, 28, lit ? '#8fe3ff' : '#cfd6de') +
    stroke('M-140 180Q-110 156 -80 180M-128 194Q-110 180 -92 194', accent, 6) +
    lamp(pen, -110, -206, lit ? '#46e08c' : '#ff4b3e', 7) +
    fittedLettering(label, -110, 232, 20, 180, brightness(body) > 0.5 ? '#5b6570' : '#cfd6de') +
    group(
      { transform: 'translate(170 90) rotate(14)' },
      box(0, 0, 210, 140, pen.linear(['#ffffff', '#dfe5ea'], 'diagonal'), 14),
      box(0, -44, 210, 30, accent),
      lettering('ID 0427', -20, 30, 22, '#5b6570'),
    ) +
    group(
      { transform: 'translate(150 -120) rotate(-20)' },
      ellipse(0, 0, 62, 76, pen.ball(accent)),
      circle(0, -52, 12, '#f2f4f6'),
      circle(0, -86, 30, 'none', { stroke: '#aab3bb', 'stroke-width': 7 }),
    ),
});
