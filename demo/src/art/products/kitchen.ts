import { brightness, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { lamp } from '../parts';
import type { Pen } from '../pen';
import type { Draw } from '../product-art';
import { box, circle, ellipse, group, path, ring, stroke } from '../svg';

/** Devices that cook, cool and grind. */

function inkOn(colour: string): string {
  return brightness(colour) > 0.55 ? '#4b5561' : '#f1f4f6';
}

/** A pot without its lid: the rim, the rice and its steam. */
function openPot(pen: Pen, top: number): string {
  return (
    ellipse(0, top - 20, 236, 62, pen.linear(['#e9edf0', '#8d969f'], 'right')) +
    ellipse(0, top - 14, 214, 52, '#5a636c') +
    ellipse(0, top - 8, 206, 46, pen.radial(['#ffffff', '#f4f1ea', '#d9d3c6'], 0.4, 0.35)) +
    Array.from({ length: 60 }, (_, i) => {
      const angle = i * 2.4;
      const reach = Math.sqrt(i / 60);
      return ellipse(
        Math.cos(angle) * 190 * reach,
        top - 10 + Math.sin(angle) * 38 * reach,
        10,
        4,
        i % 3 ? '#fffdf8' : '#ddd6c8',
        {
          transform: `rotate(${(i * 47) % 180} ${Math.cos(angle) * 190 * reach} ${top - 10 + Math.sin(angle) * 38 * reach})`,
        },
      );
    }).join('') +
    [-70, 0, 70]
      .map((x) =>
        stroke(`M${x} ${top - 60}c-26 -40 26 -60 0 -104`, '#c9d2da', 13, { opacity: 0.4 }),
      )
      .join('')
  );
}

function glassLid(pen: Pen, top: number): string {
  return (
    path(
      `M-240 ${top}C-230 ${top - 90} -120 ${top - 128} 0 ${top - 128}S230 ${top - 90} 240 ${top}Z`,
      pen.radial(['#ffffff', '#dbe3ea', '#97a3ae'], 0.35, 0.25, 0.8),
      { opacity: 0.96 },
    ) +
    path(
      `M-206 ${top - 20}C-180 ${top - 84} -110 ${top - 106} -50 ${top - 112}C-120 ${top - 86} -150 ${top - 50} -160 ${top - 14}Z`,
      '#fff',
      { opacity: 0.75 },
    ) +
    circle(110, top - 82, 9, '#59636d') +
    ellipse(0, top - 2, 246, 30, 'none', { stroke: '#aab4bd', 'stroke-width': 10 }) +
    path(
      `M-40 ${top - 122}C-40 ${top - 160} 40 ${top - 160} 40 ${top - 122}Z`,
      pen.barrel('#20252b'),
    ) +
    ellipse(0, top - 152, 54, 20, pen.linear(['#4b545e', '#14181c']))
  );
}

export const riceCooker: Draw = (pen, { body, accent, ratio, label, mark, lit, model }) => {
  const h = 300 * ratio;
  const top = -h / 2 + 30;
  const lid = lit ? openPot(pen, top) : glassLid(pen, top);
  return {
    width: 640,
    height: h + 170,
    markup: group(
      { transform: 'translate(0 58)' },
      [-1, 1]
        .map((s) =>
          path(
            `M${s * 232} ${top + 50}h${s * 66}q${s * 16} 0 ${s * 16} 18v20q0 14 ${s * -16} 14h${s * -66}Z`,
            pen.linear(['#4b545e', '#14181c']),
          ),
        )
        .join(''),
      path(
        `M-250 ${top}C-262 ${h * 0.2} -240 ${h / 2} -200 ${h / 2}H200C240 ${h / 2} 262 ${h * 0.2} 250 ${top}Z`,
        pen.barrel(body),
      ),
      model % 2
        ? path(
            `M-253 ${top + 40}C-253 ${top + 70} -252 ${top + 90} -250 ${top + 110}H250C252 ${top + 90} 253 ${top + 70} 253 ${top + 40}Z`,
            pen.barrel(accent),
            { opacity: 0.92 },
          )
        : '',
      ellipse(0, top, 250, 32, pen.linear([shade(body, -0.3), shade(body, 0.1)])),
      lid,
      box(0, h * 0.26, 150, 110, '#14181c', 20),
      box(0, h * 0.26 + 22, 84, 34, pen.linear([shade(accent, 0.3), shade(accent, -0.25)]), 10),
      lamp(pen, -38, h * 0.26 - 28, '#ff4b3e', 6),
      lamp(pen, 38, h * 0.26 - 28, '#ffc23d', 6),
      fittedLettering(label, 0, top + 76, 34, 230, model % 2 ? inkOn(accent) : inkOn(body), 0.19),
      lettering(mark, 164, h * 0.3, 22, inkOn(body)),
      box(-150, h / 2 + 5, 60, 14, '#15181c', 4),
      box(150, h / 2 + 5, 60, 14, '#15181c', 4),
    ),
  };
};

export const pressureCooker: Draw = (pen, { body, accent, label, mark }) => ({
  width: 700,
  height: 500,
  markup:
    box(290, -96, 220, 50, pen.log('#1d2126'), 24) +
    box(-250, -60, 100, 44, pen.log('#1d2126'), 20) +
    path('M-220 -110V150Q-220 230 -140 230H140Q220 230 220 150V-110Z', pen.barrel(body)) +
    stroke('M-220 40H220', shade(body, -0.3), 3, { opacity: 0.5 }) +
    ellipse(0, -110, 232, 36, pen.steel()) +
    path(
      'M-218 -116C-200 -176 -90 -196 0 -196S200 -176 218 -116A232 34 0 0 1 -218 -116Z',
      pen.barrel('#c9d0d6'),
    ) +
    box(180, -150, 190, 36, pen.log('#1d2126'), 16) +
    box(-10, -216, 40, 56, pen.barrel('#8d969f'), 8) +
    circle(90, -186, 16, accent) +
    fittedLettering(label, -10, 100, 44, 260, inkOn(body), 0.18) +
    lettering(mark, -10, 170, 28, inkOn(body)),
});

export const kettle: Draw = (pen, { body, accent, ratio, label, mark, model, lit }) => {
  const h = 420 * ratio;
  return {
    width: 560,
    height: h + 120,
    markup: group(
      { transform: 'translate(0 16)' },
      stroke(
        `M150 ${-h / 2 + 40}C260 ${-h / 2 + 10} 262 ${-h / 2 + 60} 254 0S240 ${h * 0.36} 160 ${h * 0.36}`,
        '#15191d',
        46,
      ),
      stroke(`M150 ${-h / 2 + 30}C254 ${-h / 2 + 4} 252 ${-h / 2 + 60} 244 0`, '#4b545e', 10),
      path(
        `M-130 ${-h / 2 + 20}L-214 ${-h / 2 - 16}Q-220 ${-h / 2 + 20} -150 ${-h / 2 + 110}Z`,
        pen.linear([shade(body, 0.4), shade(body, -0.3)], 'diagonal'),
      ),
      path(
        `M-140 ${-h / 2}H140L196 ${h / 2 - 20}Q196 ${h / 2} 176 ${h / 2}H-176Q-196 ${h / 2} -196 ${h / 2 - 20}Z`,
        pen.barrel(body),
      ),
      model % 2 === 1
        ? path(
            `M-60 ${-h * 0.3}H-20L-24 ${h * 0.32}H-76Z`,
            pen.linear(['#bfe4f7/0.95 0%', '#5aa9cf/0.95 100%']),
          ) + path(`M-64 0H-22L-24 ${h * 0.32}H-76Z`, '#2d8fc4', { opacity: lit ? 0.9 : 0.5 })
        : '',
      path(
        `M-136 ${-h / 2}C-120 ${-h / 2 - 50} -60 ${-h / 2 - 62} 0 ${-h / 2 - 62}S120 ${-h / 2 - 50} 136 ${-h / 2}Z`,
        pen.barrel(model % 2 ? shade(body, -0.1) : '#23282e'),
      ),
      ellipse(0, -h / 2 - 62, 40, 14, '#15191d'),
      fittedLettering(label, 40, h * 0.06, 34, 200, inkOn(body)),
      lettering(mark, 40, h * 0.17, 20, inkOn(body)),
      box(0, h / 2 + 8, 400, 18, pen.log('#2b3036'), 6),
      path(
        `M-220 ${h / 2 + 40}Q-214 ${h / 2 + 14} -190 ${h / 2 + 14}H190Q214 ${h / 2 + 14} 220 ${h / 2 + 40}Z`,
        pen.barrel('#1d2126'),
      ),
      lit
        ? lamp(pen, 176, h * 0.4, accent, 8) +
            [-30, 10]
              .map((x) =>
                stroke(`M${x - 190} ${-h / 2 - 34}c-20 -26 18 -40 0 -70`, '#c9d2da', 11, {
                  opacity: 0.42,
                }),
              )
              .join('')
        : circle(176, h * 0.4, 7, '#59636d'),
    ),
  };
};

export const mixerGrinder: Draw = (pen, { body, accent, model, label, ratio, mark }) => {
  const jar = (x: number, s: number) =>
    group(
      { transform: `translate(${x} 0) scale(${s})` },
      path('M92 -250C170 -250 170 -110 84 -90', 'none', { stroke: '#1d2126', 'stroke-width': 26 }),
      path(
        'M-110 -300H110L84 -40H-84Z',
        model % 2
          ? pen.linear(['#ffffff/0.9 0%', '#d3e4ee/0.75 40%', '#a9c3d3/0.85 100%'], 'right')
          : pen.steel(),
      ),
      path('M-90 -290L-60 -290L-50 -50H-72Z', '#fff', { opacity: 0.6 }),
      box(0, -310, 236, 34, pen.barrel('#23282e'), 12),
      box(0, -338, 90, 34, pen.barrel('#23282e'), 10),
      box(0, -26, 190, 44, pen.barrel(accent), 8),
    );
  return {
    width: 620,
    height: 620 * ratio,
    markup: group(
      { transform: 'translate(-40 96)' },
      group({ transform: 'translate(230 210)' }, jar(0, 0.62)),
      jar(0, 0.92),
      path(
        'M-110 -20H110C140 60 170 120 180 210H-180C-170 120 -140 60 -110 -20Z',
        pen.barrel(body),
      ),
      ellipse(0, -18, 110, 18, shade(body, -0.3)),
      path('M-176 176H176L180 214H-180Z', pen.barrel(shade(body, -0.3))),
      circle(0, 112, 54, pen.linear([shade(accent, 0.4), shade(accent, -0.3)], 'diagonal')),
      circle(0, 112, 42, pen.steel()),
      box(0, 92, 9, 34, '#20252b', 4),
      fittedLettering(label, 0, 24, 28, 170, inkOn(body), 0.19),
      lettering(mark, 112, 188, 18, inkOn(shade(body, -0.3))),
    ),
  };
};

/** A gas stove seen from the front and a little above. */
export const gasStove: Draw = (pen, { body, accent, label, lit, model }) => {
  const burner = (pen_: Pen, x: number) =>
    (lit
      ? ring(16, 74, (bx, by) =>
          path(`M${x + bx - 7} ${-50 + by * 0.36}q7 -34 14 0Z`, '#3f8cff', { opacity: 0.85 }),
        )
      : '') +
    ellipse(x, -40, 92, 34, pen_.linear(['#6d767f', '#1b2026'])) +
    ellipse(x, -48, 62, 22, pen_.radial(['#d9b35a', '#8f6a22', '#4a3408'], 0.4, 0.35)) +
    ellipse(x, -52, 34, 11, '#2b2108') +
    ring(
      4,
      128,
      (bx, by) =>
        stroke(
          `M${x + bx * 0.42} ${-62 + by * 0.16}L${x + bx} ${-66 + by * 0.34}V${-40 + by * 0.34}`,
          '#15191d',
          12,
        ),
      45,
    );
  const places = model === 1 ? [-250, 0, 250] : [-190, 190];
  return {
    width: 800,
    height: 330,
    markup:
      path('M-340 -120H340L396 60H-396Z', pen.glass(body), {
        stroke: '#8d969f',
        'stroke-width': 6,
      }) +
      places.map((x) => burner(pen, x)).join('') +
      path('M-396 62H396L388 130H-388Z', pen.steel()) +
      places
        .map(
          (x) =>
            circle(x, 96, 30, '#15191d') +
            circle(x, 96, 22, pen.linear([shade(accent, 0.3), shade(accent, -0.4)], 'diagonal')) +
            box(x, 88, 7, 24, '#fff', 3),
        )
        .join('') +
      fittedLettering(label, model === 1 ? 125 : 0, 96, 22, 150, '#3b434c', 0.19) +
      [-350, 350].map((x) => box(x, 146, 44, 34, '#15191d', 6)).join(''),
  };
};
