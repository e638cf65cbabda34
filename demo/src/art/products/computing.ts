import { brightness, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { lamp, lens, slab } from '../parts';
import { screenImage, sheen } from './screens';
import type { Draw } from '../product-art';
import { box, circle, ellipse, group, path, rect, row, stroke, turn } from '../svg';

/** Computers, telephones, networks and their power. */

export const laptop: Draw = (pen, { body, model, label, ratio }) => {
  const [w, h] = [660, 410 * ratio];
  const keys = Array.from({ length: 5 }, (_, r) =>
    row(15, 37 + r * 2.4, (x) => box(x, h / 2 + 28 + r * 17, 31 + r * 2, 12.5, '#171b20', 2.5)),
  ).join('');
  return {
    width: 860,
    height: h + 180,
    markup: group(
      { transform: 'translate(0 -80)' },
      box(0, 0, w, h, pen.linear([shade(body, 0.1), shade(body, -0.3)]), 18),
      box(0, 0, w - 8, h - 8, '#07090c', 15),
      group(
        { transform: 'translate(0 4)' },
        screenImage(pen, w - 34, h - 48, model),
        sheen(pen, w - 34, h - 48, 0.14),
      ),
      circle(0, -h / 2 + 12, 3.5, '#2c333c'),
      path(
        `M${-w / 2 - 2} ${h / 2}H${w / 2 + 2}L430 ${h / 2 + 150}H-430Z`,
        pen.linear([shade(body, -0.12), shade(body, 0.22), shade(body, 0.04)]),
      ),
      path(
        `M${-w / 2 + 36} ${h / 2 + 16}H${w / 2 - 36}L${w / 2 + 20} ${h / 2 + 104}H${-w / 2 - 20}Z`,
        shade(body, -0.18),
      ),
      keys,
      path(`M-92 ${h / 2 + 110}H92L100 ${h / 2 + 144}H-100Z`, shade(body, -0.1), {
        stroke: shade(body, -0.28),
        'stroke-width': 2,
      }),
      path(
        `M-430 ${h / 2 + 150}H430L420 ${h / 2 + 168}H-420Z`,
        pen.linear([shade(body, 0.2), shade(body, -0.42)]),
      ),
      fittedLettering(label, 0, h / 2 - 11, 11, 110, '#9aa5b1'),
    ),
  };
};

export const router: Draw = (pen, { body, accent, model, label, ratio, lit }) => {
  const count = [4, 2, 6, 3][model % 4] ?? 4;
  const spread = 560 / Math.max(1, count - 1);
  const antennas = row(count, Math.min(200, spread), (x) =>
    turn(
      x / 22,
      x,
      0,
      box(
        x,
        -170 * ratio,
        30,
        330 * ratio,
        pen.barrel(shade(body, brightness(body) > 0.5 ? -0.02 : 0.05)),
        15,
      ) + box(x, -10, 36, 40, pen.barrel(shade(body, -0.2)), 8),
    ),
  );
  return {
    width: 720,
    height: 470,
    markup: group(
      { transform: 'translate(0 110)' },
      antennas,
      slab(pen, 680, 66, 130, body),
      path('M-220 -60L-160 -150H160L220 -60Z', pen.linear([shade(body, 0.1), shade(body, -0.2)]), {
        opacity: 0.5,
      }),
      fittedLettering(label, 0, -100, 34, 220, brightness(body) > 0.5 ? '#5b6570' : '#e5e9ee'),
      row(7, 44, (x, i) => lamp(pen, x, 2, lit || i < 5 ? accent : '#5b6570', 5)),
    ),
  };
};

export const meshRouter: Draw = (pen, { body, accent, model, label }) => {
  const unit = (x: number, s: number) =>
    group(
      { transform: `translate(${x} 0) scale(${s})` },
      box(0, 0, 210, 340, pen.barrel(body), model === 1 ? 30 : 90),
      ellipse(0, -130, 92, 28, pen.linear([shade(body, 0.3), shade(body, -0.14)])),
      stroke('M-70 136Q0 156 70 136', accent, 7),
      fittedLettering(label, 0, 60, 22, 130, '#8b95a0'),
      lamp(pen, 0, 100, accent, 5),
    );
  return { width: 620, height: 350, markup: unit(-200, 0.86) + unit(200, 0.86) + unit(0, 1) };
};

export const smartphone: Draw = (pen, { body, model, ratio, label }) => {
  const h = 620 * ratio;
  return {
    width: 520,
    height: h,
    markup:
      group(
        { transform: 'translate(-90 0)' },
        box(0, 0, 300, h, pen.linear([shade(body, 0.4), shade(body, -0.3)], 'diagonal'), 44),
        box(0, 0, 290, h - 10, pen.plastic(body), 40),
        box(-66, -h / 2 + 108, 120, 170, shade(body, -0.16), 34),
        lens(pen, -66, -h / 2 + 66, 36),
        lens(pen, -66, -h / 2 + 146, 36),
        circle(-26, -h / 2 + 106, 10, '#fff3cf'),
        fittedLettering(
          label,
          0,
          h * 0.36,
          24,
          150,
          shade(body, brightness(body) > 0.5 ? -0.3 : 0.4),
        ),
      ) +
      group(
        { transform: 'translate(110 0)' },
        box(4, 6, 300, h, '#05080f', 44, { opacity: 0.3 }),
        box(0, 0, 300, h, pen.linear(['#6d767f', '#1b2026', '#59626b'], 'diagonal'), 44),
        box(0, 0, 288, h - 12, '#030406', 38),
        group(
          { transform: 'translate(0 0)' },
          screenImage(pen, 270, h - 32, model),
          sheen(pen, 270, h - 32, 0.18),
        ),
        circle(0, -h / 2 + 38, 9, '#05070a'),
        lettering('10:28', 0, -h * 0.25, 46, '#ffffff', 0.11),
      ),
  };
};

export const smartWatch: Draw = (pen, { body, accent, model }) => ({
  width: 340,
  height: 640,
  markup:
    path('M-92 -150L-78 -310H78L92 -150Z', pen.barrel(accent)) +
    path('M-92 150L-78 310H78L92 150Z', pen.barrel(accent)) +
    row(4, 1, (_, i) => circle(0, 190 + i * 28, 7, shade(accent, -0.5))) +
    box(158, -20, 24, 64, pen.log('#8d969f'), 8) +
    (model === 1
      ? circle(0, 0, 166, pen.linear([shade(body, 0.4), shade(body, -0.3)], 'diagonal')) +
        circle(0, 0, 146, '#05070a')
      : box(0, 0, 300, 340, pen.linear([shade(body, 0.4), shade(body, -0.3)], 'diagonal'), 78) +
        box(0, 0, 274, 314, '#05070a', 66)) +
    lettering('10:28', 0, -50, 58, '#ffffff', 0.13) +
    stroke('M-78 60A84 84 0 0 1 60 46', '#ff4b6e', 14) +
    stroke('M-54 74A60 60 0 0 1 40 62', '#5be07d', 14) +
    lettering('8426', 0, 100, 24, '#bff0ff') +
    path('M-110 -100Q-60 -140 10 -140L-60 80Q-130 20 -110 -100Z', '#fff', { opacity: 0.08 }),
});

export const powerBank: Draw = (pen, { body, accent, ratio, label, mark }) => {
  const h = 560 * ratio;
  return {
    width: 320,
    height: h,
    markup:
      box(0, 0, 310, h, pen.barrel(body), 46) +
      box(0, 0, 250, h - 10, pen.linear([shade(body, 0.16), shade(body, -0.06)]), 30, {
        opacity: 0.6,
      }) +
      fittedLettering(label, 0, -h * 0.2, 40, 210, brightness(body) > 0.5 ? '#4b5561' : '#f2f4f6') +
      lettering(mark, 0, h * 0.26, 30, brightness(body) > 0.5 ? '#7b8590' : '#cfd6de') +
      row(4, 26, (x) => lamp(pen, x, h * 0.36, accent, 5)) +
      box(-50, -h / 2 + 10, 60, 18, '#15191e', 5) +
      box(50, -h / 2 + 10, 42, 16, '#15191e', 8),
  };
};

export const charger: Draw = (pen, { body, accent, label, mark }) => ({
  width: 520,
  height: 470,
  markup:
    stroke('M-20 60C40 240 200 240 220 60C230 -40 160 -60 120 0', shade(body, -0.1), 16) +
    stroke('M-22 56C38 234 196 236 216 60', shade(body, 0.4), 4) +
    box(120, 20, 44, 80, pen.barrel(body), 10) +
    box(120, 72, 26, 34, pen.steel(), 8) +
    box(-70, -20, 260, 300, pen.barrel(body), 50) +
    box(-70, -190, 30, 60, pen.steel(), 6) +
    box(-130, -186, 24, 54, pen.steel(), 6) +
    box(-10, -186, 24, 54, pen.steel(), 6) +
    fittedLettering(label, -70, -50, 34, 190, brightness(body) > 0.5 ? '#5b6570' : '#e5e9ee') +
    lettering(mark, -70, 20, 46, accent) +
    box(-70, 104, 70, 22, '#15191e', 8),
});

export const inverter: Draw = (pen, { body, accent, label, mark, lit }) => ({
  width: 620,
  height: 460,
  markup: group(
    { transform: 'translate(0 60)' },
    slab(pen, 560, 320, 110, body),
    box(0, -20, 400, 200, pen.glass('#0c1116'), 20),
    box(-80, -50, 180, 90, pen.linear(lit ? ['#b7f5c9', '#4cc47e'] : ['#36586b', '#1d3543']), 8),
    lettering('230V', -80, -50, 40, lit ? '#08351b' : '#cdeaff', 0.14),
    row(3, 44, (x, i) =>
      lamp(pen, x + 110, -50, ['#46e08c', '#ffc23d', '#ff4b3e'][i] ?? '#fff', 7),
    ),
    fittedLettering(label, 0, 40, 34, 300, '#f2f4f6', 0.19),
    lettering(mark, 0, 118, 30, brightness(body) > 0.5 ? '#4b5561' : '#cfd6de'),
    circle(210, 118, 20, accent),
    rect(-260, 150, 60, 16, '#15191e', 4),
    rect(200, 150, 60, 16, '#15191e', 4),
  ),
});
