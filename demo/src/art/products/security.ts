import { brightness, mix, shade } from '../colour';
import { fingerprint, keypad } from './keypad';
import { fittedLettering } from '../lettering';
import { lamp, lens, lights, screw, slots } from '../parts';
import { sheen } from './screens';
import type { Pen } from '../pen';
import type { Draw } from '../product-art';
import { box, circle, ellipse, group, path, rect, row, stroke } from '../svg';

/** Locks, safes and what stands at the door. */

/** The lever, at height `y`, with its shadow on the door. */
function leverHandle(pen: Pen, accent: string, y: number): string {
  return (
    path(
      `M-26 ${y - 26}H40C70 ${y - 30} 200 ${y - 22} 262 ${y - 12}Q276 ${y + 14} 258 ${y + 26}C190 ${y + 30} 80 ${y + 34} 40 ${y + 30}H-26Z`,
      '#05080f',
      { opacity: 0.22, transform: 'translate(10 18)' },
    ) +
    circle(0, y, 66, pen.linear([shade(accent, 0.4), shade(accent, -0.3)], 'diagonal')) +
    circle(0, y, 54, pen.linear([shade(accent, -0.2), shade(accent, 0.35)], 'diagonal')) +
    path(
      `M-34 ${y - 30}H40C70 ${y - 34} 200 ${y - 26} 262 ${y - 14}Q276 ${y + 10} 258 ${y + 22}C190 ${y + 26} 80 ${y + 30} 40 ${y + 28}H-34Q-54 ${y} -34 ${y - 30}Z`,
      pen.log(accent),
    )
  );
}

export const smartLock: Draw = (pen, { body, accent, model, ratio, label, lit }) => {
  const h = 640 * ratio;
  const top = -h / 2;
  const handleY = h * 0.2;
  const handle = model === 1 ? '' : leverHandle(pen, accent, handleY);
  return {
    width: model === 1 ? 330 : 470,
    height: h + 10,
    markup: group(
      { transform: `translate(${model === 1 ? 0 : -70} 0)` },
      box(
        0,
        0,
        240,
        h,
        pen.linear([shade(accent, 0.3), shade(accent, -0.3)], 'diagonal'),
        model === 2 ? 24 : 54,
      ),
      box(0, 0, 226, h - 14, pen.barrel(body), model === 2 ? 20 : 48),
      box(0, top + h * 0.34, 186, h * 0.6, pen.glass('#0a0d12'), model === 2 ? 14 : 34),
      keypad(pen, 0, top + h * 0.34, 54, 22, lit ? '#bfe6ff' : '#c3ccd6'),
      model === 2 ? lens(pen, 0, top + h * 0.085, 24) : '',
      model === 1
        ? circle(
            0,
            handleY + 40,
            72,
            pen.radial([shade(accent, 0.5), accent, shade(accent, -0.4)], 0.35, 0.3),
          ) +
            circle(0, handleY + 40, 50, '#11151a') +
            fingerprint(0, handleY + 40, 40, lit ? '#4fd0ff' : '#8fa0b2')
        : '',
      handle,
      model === 1
        ? ''
        : circle(0, h * 0.36, 42, pen.linear(['#2b323b', '#0c0f13'], 'diagonal')) +
            fingerprint(0, h * 0.362, 30, lit ? '#4fd0ff' : '#8fa0b2'),
      fittedLettering(
        label,
        0,
        h * 0.452,
        17,
        140,
        shade(body, brightness(body) > 0.5 ? -0.55 : 0.6),
      ),
      lit ? lamp(pen, 0, top + h * 0.65, '#4be08a', 5) : '',
    ),
  };
};

export const padlock: Draw = (pen, { body, accent, ratio, label }) => ({
  width: 380,
  height: 560 * ratio,
  markup:
    path('M-120 0V-120A120 120 0 0 1 120 -120V0', 'none', {
      stroke: pen.barrel('#b4bcc4'),
      'stroke-width': 56,
    }) +
    stroke('M-130 -10V-122A130 130 0 0 1 -20 -248', '#fff', 8, { opacity: 0.6 }) +
    box(0, 116 * ratio, 360, 300 * ratio, pen.barrel(body), 38) +
    box(
      0,
      116 * ratio,
      300,
      240 * ratio,
      pen.linear([shade(body, 0.2), shade(body, -0.12)], 'diagonal'),
      22,
    ) +
    fittedLettering(label, 0, 50 * ratio, 34, 230, shade(body, -0.6)) +
    circle(0, 150 * ratio, 50, pen.linear([shade(accent, 0.2), '#12161a'], 'diagonal')) +
    fingerprint(0, 154 * ratio, 34, '#4fd0ff'),
});

export const videoDoorPhone: Draw = (pen, { body, accent, model, ratio, label, lit }) => {
  const w = 500 * ratio;
  const face =
    rect(-w / 2 + 34, -134, w - 130, 250, '#05070a', 8) +
    group(
      { transform: `translate(${-31} -9)` },
      box(0, 0, w - 142, 238, pen.linear(['#8fb0c9', '#d5dfe4 60%', '#8d8578 61%', '#6f675c']), 6),
      rect(-w * 0.25, -60, w * 0.2, 178, pen.linear(['#7a4f33', '#5a3822'])),
      ellipse(30, -14, 40, 48, '#c98f6c'),
      path('M-14 -30C-20 -84 80 -84 74 -28C60 -52 10 -52 -14 -30Z', '#22190f'),
      path('M-52 118C-50 50 10 40 30 40S110 50 112 118Z', pen.linear([shade(accent, 0.2), accent])),
      sheen(pen, w - 142, 238, 0.22),
    );
  return {
    width: w + 210,
    height: 460,
    markup:
      group(
        { transform: 'translate(-100 0)' },
        box(0, 0, w, 340, pen.plastic(body), model === 1 ? 40 : 16),
        box(
          0,
          0,
          w - 18,
          322,
          model === 1 ? pen.glass('#0c1015') : pen.linear([shade(body, 0.1), shade(body, -0.08)]),
          model === 1 ? 32 : 10,
        ),
        face,
        row(4, 0, (_, i) =>
          circle(
            w / 2 - 52,
            -96 + i * 62,
            20,
            pen.linear(
              lit && i === 0 ? [shade(accent, 0.4), accent] : ['#f4f6f8', '#b7c0c8'],
              'diagonal',
            ),
          ),
        ),
        fittedLettering(label, -w / 2 + 90, 146, 18, 120, model === 1 ? '#cfd6de' : '#69737e'),
        slots(10, 140, 16, 9, 12, model === 1 ? '#3a434d' : shade(body, -0.35)),
      ) +
      group(
        { transform: `translate(${w / 2 + 10} 40)` },
        box(0, 0, 160, 340, pen.barrel('#aeb6be'), 18),
        box(0, 0, 140, 320, pen.glass('#15191f'), 12),
        lens(pen, 0, -88, 42),
        lights(pen, 0, -88, 56, 6, 6),
        slots(-32, -14, 8, 9, 34, '#4b545e'),
        circle(0, 90, 44, pen.steel('down')),
        circle(0, 90, 36, pen.linear(['#e7ebee', '#a9b2ba'], 'diagonal')),
        stroke('M-14 98H14M-10 98V84A10 10 0 0 1 10 84V98', shade(accent, -0.1), 5),
      ),
  };
};

export const doorbell: Draw = (pen, { body, accent, model, label }) => ({
  width: 230,
  height: 600,
  markup:
    box(0, 0, 214, 590, pen.barrel(body), model === 1 ? 107 : 40) +
    box(0, -20, 186, 520, pen.glass('#0c1015'), model === 1 ? 93 : 28) +
    lens(pen, 0, -170, 66) +
    lights(pen, 0, -170, 82, 6, 7) +
    circle(0, -40, 9, '#20262d') +
    circle(0, 130, 74, pen.radial([`${accent}/0.9 60%`, `${accent}/0 100%`])) +
    circle(0, 130, 60, pen.linear(['#f7f9fa', '#bcc5cd'], 'diagonal')) +
    stroke('M-18 142H18M-13 142V122A13 13 0 0 1 13 122V142', '#3d4650', 6) +
    fittedLettering(label, 0, 262, 20, 120, brightness(body) > 0.5 ? '#69737e' : '#cfd6de'),
});

export const safe: Draw = (pen, { body, accent, ratio, label, model, lit }) => {
  const h = 470 * ratio;
  return {
    width: 580,
    height: h,
    markup:
      box(0, 0, 570, h, pen.linear([shade(body, 0.2), shade(body, -0.3)], 'diagonal'), 14) +
      box(0, 0, 520, h - 50, shade(body, -0.5), 8) +
      box(0, 0, 510, h - 60, pen.plastic(shade(body, 0.06)), 8) +
      box(-256, -h * 0.24, 16, 70, pen.steel(), 4) +
      box(-256, h * 0.24, 16, 70, pen.steel(), 4) +
      box(-70, -30, 200, 230, pen.glass('#0d1116'), 16) +
      keypad(pen, -70, -8, 54, 18, lit ? '#8fe3ff' : '#c3ccd6') +
      box(-70, -124, 150, 26, lit ? '#57e08f' : '#29414f', 4) +
      circle(130, 0, 84, shade(body, -0.4)) +
      circle(130, -4, 80, pen.steel()) +
      group(
        { transform: `rotate(${model * 35} 130 -4)` },
        [0, 60, 120]
          .map((a) =>
            group(
              { transform: `rotate(${a} 130 -4)` },
              box(130, -4, 210, 22, pen.log('#c6cdd4'), 11),
            ),
          )
          .join(''),
      ) +
      circle(130, -4, 44, pen.radial(['#fdfdfe', '#c1c9d0', '#7c858e'], 0.36, 0.3)) +
      fittedLettering(label, -70, h / 2 - 70, 26, 200, mix(accent, '#ffffff', 0.25)) +
      screw(pen, 236, -h / 2 + 46, 7),
  };
};
