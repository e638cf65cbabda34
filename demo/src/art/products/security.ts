import { brightness, mix, shade } from '../colour';
import { fingerprint, keypad } from './keypad';
import { fittedLettering, lettering } from '../lettering';
import { lamp, lens, lights, screw, slots } from '../parts';
import { sheen } from './screens';
import type { Draw } from '../product-art';
import { box, circle, ellipse, group, path, rect, row, stroke } from '../svg';

/** Locks, safes, readers and what stands at the door. */

export const smartLock: Draw = (pen, { body, accent, model, ratio, label, lit }) => {
  const h = 640 * ratio;
  const top = -h / 2;
  const handleY = h * 0.2;
  const handle =
    model === 1
      ? ''
      : path(
          `M-26 ${handleY - 26}H40C70 ${handleY - 30} 200 ${handleY - 22} 262 ${handleY - 12}Q276 ${handleY + 14} 258 ${handleY + 26}C190 ${handleY + 30} 80 ${handleY + 34} 40 ${handleY + 30}H-26Z`,
          '#05080f',
          { opacity: 0.22, transform: 'translate(10 18)' },
        ) +
        circle(0, handleY, 66, pen.linear([shade(accent, 0.4), shade(accent, -0.3)], 'diagonal')) +
        circle(0, handleY, 54, pen.linear([shade(accent, -0.2), shade(accent, 0.35)], 'diagonal')) +
        path(
          `M-34 ${handleY - 30}H40C70 ${handleY - 34} 200 ${handleY - 26} 262 ${handleY - 14}Q276 ${handleY + 10} 258 ${handleY + 22}C190 ${handleY + 26} 80 ${handleY + 30} 40 ${handleY + 28}H-34Q-54 ${handleY} -34 ${handleY - 30}Z`,
          pen.log(accent),
        );
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

export const biometric: Draw = (pen, { body, accent, model, ratio, label, lit }) => {
  const w = 520 * ratio;
  return model === 1
    ? {
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
      }
    : {
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
