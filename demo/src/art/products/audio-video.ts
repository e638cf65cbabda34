import { brightness, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { lamp, lens, screw } from '../parts';
import { screenImage, sheen } from './screens';
import type { Draw } from '../product-art';
import { box, circle, ellipse, group, path, rect, ring, stroke } from '../svg';

/** Devices to look at and to listen to. */

/** Which screen picture a model shows in the studio, and which in use. */
const SCREENS = [0, 1, 2, 4, 5, 6];
const LIT_SCREENS = [4, 5, 6, 1, 2, 0];

export const television: Draw = (pen, { body, ratio, model, label, lit }) => {
  const [w, h] = [860, 492 / ratio];
  const foot = (x: number) =>
    path(
      `M${x - 9} ${h / 2 - 8}H${x + 9}L${x + (x < 0 ? -52 : 52)} ${h / 2 + 60}H${x + (x < 0 ? -72 : 72)}Z`,
      pen.linear([shade(body, 0.25), shade(body, -0.4)]),
    );
  return {
    width: w,
    height: h + 120,
    markup: group(
      { transform: 'translate(0 -30)' },
      model % 2 === 0
        ? foot(-270) + foot(270)
        : path(`M-60 ${h / 2 - 6}H60L70 ${h / 2 + 48}H-70Z`, pen.barrel(body)) +
            box(0, h / 2 + 54, 380, 16, pen.log(shade(body, 0.1)), 7),
      box(0, 0, w, h, pen.linear([shade(body, 0.3), body, shade(body, -0.4)]), 8),
      box(0, -2, w - 8, h - 10, '#030406', 5),
      group(
        { transform: 'translate(0 -3)' },
        screenImage(pen, w - 18, h - 26, (lit ? LIT_SCREENS : SCREENS)[model % 6] ?? 0),
        sheen(pen, w - 18, h - 26, 0.13),
      ),
      fittedLettering(label, 0, h / 2 - 9, 8, 90, '#cfd6de', 0.2),
      lamp(pen, w / 2 - 40, h / 2 - 8, '#ff4b3e', 2.4),
    ),
  };
};

const uprightSpeaker: Draw = (pen, { body, accent, ratio, label }) => {
  const h = 560 * ratio;
  return {
    width: 280,
    height: h,
    markup:
      box(0, 0, 270, h, pen.barrel(body), 60) +
      box(0, 30, 270, h - 130, pen.barrel(shade(body, -0.1)), 10) +
      Array.from({ length: Math.floor((h - 150) / 14) }, (_, r) =>
        stroke(`M-126 ${-h / 2 + 100 + r * 14}H126`, shade(body, -0.45), 3.4, {
          'stroke-dasharray': '2 8',
          opacity: 0.75,
        }),
      ).join('') +
      ellipse(0, -h / 2 + 30, 112, 24, pen.linear([shade(body, 0.4), shade(body, -0.2)], 'right')) +
      ellipse(0, -h / 2 + 30, 70, 13, 'none', { stroke: accent, 'stroke-width': 6 }) +
      box(0, h * 0.2, 150, 54, shade(body, -0.4), 10) +
      fittedLettering(label, 0, h * 0.2, 26, 130, '#f2f4f6'),
  };
};

const lyingSpeaker: Draw = (pen, { body, accent, ratio, label }) => {
  const w = 640 * ratio;
  return {
    width: w,
    height: 300,
    markup:
      box(0, 0, w - 50, 280, pen.log(body), 120) +
      Array.from({ length: 15 }, (_, r) =>
        stroke(`M${-w / 2 + 80} ${-112 + r * 16}H${w / 2 - 80}`, shade(body, -0.5), 5, {
          'stroke-dasharray': '1 11',
          opacity: 0.6,
        }),
      ).join('') +
      [-1, 1]
        .map(
          (s) =>
            ellipse(
              s * (w / 2 - 56),
              0,
              54,
              140,
              pen.linear([shade(accent, 0.3), shade(accent, -0.4)]),
            ) +
            ellipse(
              s * (w / 2 - 50),
              0,
              40,
              116,
              pen.radial(['#4b545e', '#15191e', '#05070a'], 0.4, 0.35),
            ) +
            ellipse(s * (w / 2 - 50), 0, 20, 58, pen.ball('#5a646f')),
        )
        .join('') +
      box(0, 6, 230, 70, shade(body, -0.45), 14) +
      fittedLettering(label, 0, 6, 34, 200, '#ffffff', 0.19),
  };
};

export const portableSpeaker: Draw = (pen, look) =>
  look.model === 1 ? uprightSpeaker(pen, look) : lyingSpeaker(pen, look);

export const towerSpeakers: Draw = (pen, { body, accent, ratio, label }) => {
  const h = 600 * ratio;
  const tower = (x: number) =>
    group(
      { transform: `translate(${x} 0)` },
      path(`M90 ${-h / 2}L130 ${-h / 2 + 24}V${h / 2 - 14}L90 ${h / 2}Z`, shade(body, -0.5)),
      box(0, 0, 190, h, pen.barrel(body), 8),
      circle(0, -h * 0.33, 44, pen.linear(['#8d969f', '#30363d'], 'diagonal')),
      circle(0, -h * 0.33, 32, pen.ball('#3b434c')),
      [-0.02, 0.28]
        .map(
          (y) =>
            circle(0, h * y, 82, pen.linear(['#9aa3ab', '#2b3138'], 'diagonal')) +
            circle(0, h * y, 72, pen.radial(['#2b3138', '#0d1013', '#23282e'], 0.5, 0.5)) +
            circle(0, h * y, 28, pen.ball(accent)),
        )
        .join(''),
      fittedLettering(label, 0, h * 0.45, 18, 120, '#cfd6de'),
    );
  return { width: 540, height: h, markup: tower(-150) + tower(130) };
};

export const soundbar: Draw = (pen, { body, accent, ratio, label, lit }) => {
  const w = 780 * ratio;
  return {
    width: w,
    height: 390,
    markup:
      box(
        w * 0.3,
        -30,
        240,
        320,
        pen.linear([shade(body, 0.2), body, shade(body, -0.35)], 'right'),
        14,
      ) +
      rect(w * 0.3 + 74, -176, 40, 300, shade(body, -0.4), 6) +
      circle(w * 0.3 - 24, 60, 62, pen.radial(['#3b434c', '#0d1013'], 0.4, 0.35)) +
      path(
        `M${-w / 2 + 12} 96L${-w / 2 + 40} 60H${w / 2 - 40}L${w / 2 - 12} 96Z`,
        pen.linear([shade(body, 0.35), shade(body, 0.05)]),
      ) +
      box(0, 140, w, 90, pen.log(body), 18) +
      Array.from({ length: 5 }, (_, r) =>
        stroke(`M${-w / 2 + 26} ${112 + r * 14}H${w / 2 - 26}`, shade(body, -0.55), 4, {
          'stroke-dasharray': '1 9',
          opacity: 0.8,
        }),
      ).join('') +
      box(0, 140, 190, 46, shade(body, -0.5), 8) +
      fittedLettering(label, 0, 140, 22, 160, '#e5e9ee') +
      (lit ? lamp(pen, w / 2 - 60, 140, accent, 6) : ''),
  };
};

export const headphones: Draw = (pen, { body, accent, model, label }) => {
  const cup = (s: number) =>
    group(
      { transform: `translate(${s * 196} 120) scale(${s} 1) rotate(8)` },
      ellipse(-34, 0, 62, 126, pen.radial([shade(body, 0.1), shade(body, -0.55)], 0.5, 0.4)),
      ellipse(0, 0, 74, 132, pen.ball(body)),
      ellipse(
        14,
        0,
        50,
        100,
        pen.linear([shade(accent, 0.35), accent, shade(accent, -0.35)], 'diagonal'),
      ),
      ellipse(18, 0, 36, 78, pen.ball(shade(body, -0.1))),
    );
  return {
    width: 560,
    height: 560,
    markup:
      stroke('M-196 60C-210 -330 210 -330 196 60', shade(body, -0.3), model === 1 ? 34 : 46) +
      stroke('M-200 50C-214 -326 204 -330 192 44', shade(body, 0.12), model === 1 ? 16 : 28) +
      stroke('M-156 -110C-120 -240 120 -240 156 -110', shade(body, -0.5), 34) +
      stroke('M-196 -20V70M196 -20V70', '#b4bcc4', 18) +
      stroke('M-150 -190C-100 -236 -30 -250 20 -250', '#fff', 6, { opacity: 0.5 }) +
      cup(-1) +
      cup(1) +
      fittedLettering(label, 0, -254, 18, 150, brightness(body) > 0.5 ? '#4b5561' : '#dfe4ea'),
  };
};

export const earbuds: Draw = (pen, { body, accent, label }) => {
  const bud = (s: number) =>
    group(
      { transform: `translate(${s * 92} -130) scale(${s} 1) rotate(-12)` },
      box(-6, 96, 40, 170, pen.barrel(body), 20),
      ellipse(14, 10, 66, 62, pen.ball(body)),
      ellipse(64, 20, 30, 36, pen.ball(shade(body, -0.45))),
      circle(-4, 0, 12, accent),
    );
  return {
    width: 480,
    height: 600,
    markup:
      path(
        'M-186 20C-186 -40 -150 -70 -100 -70H100C150 -70 186 -40 186 20Z',
        pen.linear([shade(body, -0.4), shade(body, -0.15)]),
      ) +
      bud(-1) +
      bud(1) +
      path('M-200 30H200V170Q200 270 110 270H-110Q-200 270 -200 170Z', pen.barrel(body)) +
      box(0, 34, 400, 14, shade(body, -0.22), 5) +
      fittedLettering(label, 0, 160, 32, 220, brightness(body) > 0.5 ? '#7b8590' : '#dfe4ea') +
      lamp(pen, 0, 90, '#46e08c', 6),
  };
};

export const mirrorlessCamera: Draw = (pen, { body, accent, model, label, mark }) => ({
  width: 640,
  height: 480,
  markup:
    path('M-120 -160L-84 -222H84L120 -160Z', pen.linear([shade(body, 0.3), shade(body, -0.2)])) +
    box(-226, -166, 96, 34, pen.barrel('#6d767f'), 6) +
    box(214, -168, 110, 40, pen.barrel(shade(body, 0.12)), 6) +
    box(0, 40, 640, 390, pen.linear([shade(body, 0.26), body, shade(body, -0.35)]), 44) +
    box(-254, 64, 116, 320, pen.linear([shade(body, -0.25), shade(body, -0.5)], 'right'), 36) +
    Array.from({ length: 12 }, (_, i) =>
      stroke(`M-300 ${-70 + i * 24}H-212`, shade(body, 0.08), 3, { 'stroke-dasharray': '1 8' }),
    ).join('') +
    fittedLettering(label, 0, -184, 30, 150, '#f2f4f6', 0.19) +
    circle(40, 60, 198, pen.linear(['#4b545e', '#0d1013'], 'diagonal')) +
    circle(40, 60, 184, pen.linear(['#0f1215', '#343b43'], 'diagonal')) +
    ring(48, 176, (x, y, a) =>
      stroke(`M${40 + x} ${60 + y}L${40 + x * 0.93} ${60 + y * 0.93}`, '#05070a', a % 15 ? 4 : 5),
    ) +
    circle(40, 60, 156, 'none', { stroke: model === 1 ? accent : '#c3382a', 'stroke-width': 5 }) +
    lens(pen, 40, 60, 140, '#5a2f86') +
    lettering(mark, 258, -100, 22, '#dfe4ea') +
    circle(258, -40, 14, accent),
});

export const projector: Draw = (pen, { body, accent, label, lit, ratio }) => {
  const w = 620 * ratio;
  return {
    width: w,
    height: 380,
    markup: group(
      { transform: 'translate(0 70)' },
      lit
        ? path(
            `M${-w * 0.24} 0L${-w * 0.9} -300V280Z`,
            pen.linear(['#fff7d8/0 0%', '#fff7d8/0.55 100%'], 'right'),
          )
        : '',
      path(
        `M${-w / 2 + 10} -110L${-w / 2 + 80} -250H${w / 2 - 80}L${w / 2 - 10} -110Z`,
        pen.linear([shade(body, 0.35), shade(body, -0.04)], 'diagonal'),
      ),
      box(0, 0, w, 230, pen.plastic(body), 30),
      circle(-w * 0.24, 0, 100, pen.linear([shade(body, -0.3), shade(body, 0.3)], 'diagonal')),
      lens(pen, -w * 0.24, 0, 86, lit ? '#e8d37a' : '#274a86'),
      Array.from({ length: 8 }, (_, i) =>
        box(w * 0.26, -70 + i * 20, w * 0.34, 9, shade(body, -0.5), 4),
      ).join(''),
      fittedLettering(
        label,
        w * 0.1,
        -180,
        26,
        180,
        brightness(body) > 0.5 ? '#5b6570' : '#dfe4ea',
      ),
      circle(w * 0.28, -190, 16, accent),
      screw(pen, w * 0.46, 90, 7),
    ),
  };
};
