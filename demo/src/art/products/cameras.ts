import { brightness, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { lamp, lens, lights, screw } from '../parts';
import type { Pen } from '../pen';
import type { Draw, Look } from '../product-art';
import { box, circle, ellipse, group, path, ring, stroke, turn } from '../svg';

/** Surveillance cameras. Ceiling models hang from their base, the lens looks down and forward. */

function inkOn(colour: string): string {
  return brightness(colour) > 0.5 ? '#4b5561' : '#dfe4ea';
}

function ceilingBase(pen: Pen, { body, label }: Look, rx: number, top: number, height: number) {
  const ry = rx * 0.2;
  return (
    path(
      `M${-rx * 0.94} ${top}C${-rx} ${top + height * 0.2} ${-rx} ${top + height * 0.5} ${-rx} ${top + height}A${rx} ${ry} 0 0 0 ${rx} ${top + height}C${rx} ${top + height * 0.5} ${rx} ${top + height * 0.2} ${rx * 0.94} ${top}A${rx * 0.94} ${ry * 0.7} 0 0 0 ${-rx * 0.94} ${top}Z`,
      pen.barrel(body),
    ) +
    ellipse(0, top, rx * 0.94, ry * 0.5, shade(body, -0.12)) +
    stroke(
      `M${-rx} ${top + height * 0.62}A${rx} ${ry} 0 0 0 ${rx} ${top + height * 0.62}`,
      shade(body, -0.3),
      2.5,
      { opacity: 0.6 },
    ) +
    fittedLettering(label, -rx * 0.42, top + height * 0.62, 17, rx * 0.6, inkOn(body))
  );
}

export const domeCamera: Draw = (pen, look) => {
  const { body, model, ratio } = look;
  const r = 196 * ratio;
  const bubble = `M${-r} 0A${r} ${r * 0.98} 0 0 0 ${r} 0Z`;
  const smoke = pen.radial(
    ['#8894a3/0.55 0%', '#39434f/0.75 45%', '#12171e/0.92 82%', '#05080c/0.96 100%'],
    0.36,
    0.3,
    0.72,
  );
  const clear = pen.radial(
    ['#ffffff/0.5 0%', '#c9d4de/0.55 60%', '#8fa0b0/0.85 100%'],
    0.4,
    0.35,
    0.7,
  );
  const clip = pen.clip(path(bubble, '#000'));
  return {
    width: 600,
    height: 470,
    markup:
      ceilingBase(pen, look, 290, -210, 132) +
      ellipse(0, -66, 262, 50, pen.linear([shade(body, -0.3), shade(body, -0.08)])) +
      group(
        { transform: 'translate(0 -66)' },
        ellipse(0, 0, r * 1.12, 44, pen.linear([shade(body, -0.15), shade(body, 0.25)], 'right')),
        group(
          { 'clip-path': clip },
          path(bubble, model % 2 === 0 ? '#1b222b' : '#e4e9ee'),
          circle(6, 92, 108, pen.ball(model % 2 === 0 ? '#2b333d' : '#f1f3f5')),
          box(6, 18, 230, 66, model % 2 === 0 ? '#161c24' : '#cfd7de', 20),
          lights(pen, 4, 100, 78, model === 2 ? 12 : 8, 9),
          lens(pen, 4, 100, 58),
        ),
        path(bubble, model % 2 === 0 ? smoke : clear, { opacity: 0.72 }),
        path(
          `M${-r * 0.86} 22C${-r * 0.82} ${r * 0.42} ${-r * 0.5} ${r * 0.72} ${-r * 0.26} ${r * 0.84}C${-r * 0.52} ${r * 0.56} ${-r * 0.6} ${r * 0.3} ${-r * 0.58} 34Z`,
          '#fff',
          { opacity: 0.42 },
        ),
        stroke(
          `M${r * 0.5} ${r * 0.72}A${r * 0.9} ${r * 0.9} 0 0 0 ${r * 0.86} ${r * 0.26}`,
          '#fff',
          5,
          {
            opacity: 0.3,
          },
        ),
        stroke(`M${-r * 1.12} 0A${r * 1.12} 44 0 0 0 ${r * 1.12} 0`, shade(body, 0.4), 5),
      ) +
      screw(pen, -214, -72, 8) +
      screw(pen, 214, -72, 8),
  };
};

export const turretCamera: Draw = (pen, look) => {
  const { body, accent, model, ratio } = look;
  const r = 178 * ratio;
  const face = model === 1 ? shade(body, -0.02) : '#14181e';
  return {
    width: 560,
    height: 520,
    markup:
      ceilingBase(pen, look, 262, -240, 140) +
      ellipse(0, -94, 232, 44, pen.linear([shade(body, -0.42), shade(body, -0.16)])) +
      circle(0, 66, r, pen.ball(body)) +
      ellipse(-8, 96, r * 0.74, r * 0.7, shade(body, -0.35)) +
      ellipse(
        -8,
        98,
        r * 0.71,
        r * 0.67,
        pen.radial([shade(face, 0.2), face, shade(face, -0.5)], 0.35, 0.3, 0.7),
      ) +
      (model === 2
        ? circle(-8 - r * 0.42, 104, 22, pen.radial(['#fffbe8', '#f2d58a', '#a98a3a'], 0.4, 0.35)) +
          circle(-8 + r * 0.42, 104, 22, pen.radial(['#fffbe8', '#f2d58a', '#a98a3a'], 0.4, 0.35))
        : lights(pen, -8, 100, r * 0.53, model === 1 ? 2 : 10, model === 1 ? 20 : 9)) +
      lens(pen, -8, 100, r * 0.35) +
      (look.lit ? lamp(pen, -8, 100 + r * 0.5, '#ff5a45', 5) : '') +
      stroke(`M${-r * 0.9} 20A${r} ${r} 0 0 1 ${-r * 0.3} ${66 - r * 0.93}`, '#fff', 8, {
        opacity: 0.5,
      }) +
      path(
        `M${-r - 4} -78Q0 -30 ${r + 4} -78L${r - 4} -96Q0 -56 ${-r + 4} -96Z`,
        pen.barrel(body),
      ) +
      (model === 2
        ? stroke(
            `M${-r * 0.5} ${66 + r * 0.78}A${r} ${r} 0 0 0 ${r * 0.5} ${66 + r * 0.78}`,
            accent,
            6,
          )
        : ''),
  };
};

function bulletBody(pen: Pen, { body, accent, model, label, mark, lit }: Look, length: number) {
  const [left, right] = [-length / 2, length / 2];
  const face = `translate(${left} 0) scale(0.56 1)`;
  return (
    path(
      `M${left} -118H${right - 30}C${right + 26} -104 ${right + 26} 104 ${right - 30} 118H${left}Z`,
      pen.log(body),
    ) +
    stroke(
      `M${right - 74} -117C${right - 40} -60 ${right - 40} 60 ${right - 74} 117`,
      shade(body, -0.3),
      3,
      { opacity: 0.6 },
    ) +
    fittedLettering(label, 40, 22, 30, 230, inkOn(body)) +
    lettering(mark, right - 120, 70, 18, accent) +
    path(
      `M${left - 58} -66C${left - 50} -128 ${left - 20} -140 ${left + 20} -140H${right - 60}Q${right - 20} -138 ${right - 16} -100H${left + 10}C${left - 16} -100 ${left - 34} -84 ${left - 40} -60Z`,
      pen.linear([shade(body, 0.5), shade(body, 0.08), shade(body, -0.28)]),
    ) +
    group(
      { transform: face },
      circle(0, 0, 124, shade(body, -0.28)),
      circle(-4, 0, 118, pen.linear([shade(body, 0.3), shade(body, -0.25)], 'diagonal')),
      circle(-8, 0, 102, pen.radial(['#3b444f', '#12161c', '#05070a'], 0.35, 0.3, 0.7)),
      model === 1
        ? lights(pen, -8, 62, 0, 1, 24) +
            lights(pen, -58, -58, 0, 1, 15) +
            lights(pen, 46, -58, 0, 1, 15)
        : lights(pen, -8, 0, 80, model === 2 ? 14 : 8, model === 2 ? 9 : 13),
      lens(pen, -8, model === 1 ? -14 : 0, 54),
      lit ? lamp(pen, -8, 84, '#ff4b3e', 6) : '',
    )
  );
}

export const bulletCamera: Draw = (pen, look) => {
  const { body, model, ratio } = look;
  const length = 470 * ratio;
  const arm = length / 2 - 96;
  return {
    width: length + 190,
    height: 560,
    markup: group(
      { transform: 'translate(-10 -90)' },
      path(
        `M${arm - 30} 106L${arm + 40} 106L${arm + 92} 262L${arm + 34} 280Z`,
        pen.linear([shade(body, -0.1), shade(body, 0.2), shade(body, -0.3)], 'right'),
      ),
      circle(arm + 8, 128, 34, pen.ball(body)),
      ellipse(arm + 66, 306, 112, 38, shade(body, -0.35)),
      ellipse(arm + 66, 296, 112, 38, pen.linear([shade(body, 0.3), shade(body, -0.16)], 'right')),
      ellipse(arm + 62, 282, 46, 18, shade(body, -0.18)),
      screw(pen, arm - 12, 298, 8),
      screw(pen, arm + 144, 298, 8),
      bulletBody(pen, look, length),
      model === 3
        ? stroke(`M${length / 2 - 60} -128L${length / 2 - 20} -250`, '#23282f', 17) +
            stroke(`M${length / 2 - 64} -128L${length / 2 - 26} -246`, '#5b636d', 4)
        : '',
    ),
  };
};

export const solarCamera: Draw = (pen, look) => {
  const cells = Array.from(
    { length: 4 },
    (_, i) => `M${-230 + i * 116} -250L${-262 + i * 120} -118`,
  );
  return {
    width: 640,
    height: 640,
    markup:
      path('M-30 -140H30V20H-30Z', pen.steel()) +
      path('M-246 -268H246L288 -104H-288Z', pen.linear(['#e9edf1', '#aab3bd'])) +
      path(
        'M-234 -258H234L270 -114H-270Z',
        pen.linear(['#2b4d86', '#12264d', '#0b1834'], 'diagonal'),
      ) +
      stroke(`${cells.slice(1).join('')}M-246 -210H246M-258 -162H258`, '#9fb7de', 2.5, {
        opacity: 0.75,
      }) +
      path('M-234 -258H0L-90 -114H-270Z', '#fff', { opacity: 0.14 }) +
      group({ transform: 'translate(0 130) scale(0.86)' }, bulletBody(pen, look, 420)) +
      path('M150 220L210 220L236 292H120Z', pen.plastic(look.body)) +
      ellipse(178, 296, 84, 22, shade(look.body, -0.2)) +
      stroke('M-120 22L-150 -84', '#262b32', 15) +
      stroke('M100 22L130 -84', '#262b32', 15),
  };
};

export const ptzCamera: Draw = (pen, look) => {
  const { body, model, ratio, label } = look;
  const r = 168 * ratio;
  return {
    width: 520,
    height: 700,
    markup:
      box(0, -318, 128, 60, pen.barrel(shade(body, -0.08)), 8) +
      path('M-70 -292H70L118 -236H-118Z', pen.barrel(body)) +
      path(
        'M-118 -240C-206 -222 -238 -150 -238 -48H238C238 -150 206 -222 118 -240Z',
        pen.barrel(body),
      ) +
      fittedLettering(label, -40, -150, 30, 220, inkOn(body)) +
      stroke('M-238 -70H238', shade(body, -0.35), 3, { opacity: 0.6 }) +
      ellipse(0, -46, 238, 34, pen.linear([shade(body, -0.45), shade(body, -0.2)])) +
      circle(0, 92, r, pen.ball(model === 1 ? '#2a3038' : shade(body, -0.04))) +
      path(
        `M${-r * 0.52} ${92 - r * 0.6}H${r * 0.52}Q${r * 0.6} ${92 + r * 0.2} ${r * 0.46} ${92 + r * 0.78}Q0 ${92 + r * 1.02} ${-r * 0.46} ${92 + r * 0.78}Q${-r * 0.6} ${92 + r * 0.2} ${-r * 0.52} ${92 - r * 0.6}Z`,
        pen.radial(['#37404b', '#12171e', '#06080b'], 0.35, 0.3, 0.8),
      ) +
      (model === 2
        ? ring(6, 62, (x, y) => lights(pen, x, 176 + y * 0.42, 0, 1, 14), 30)
        : lights(pen, 0, 190, 0, 1, 22) +
          lights(pen, -58, 178, 0, 1, 17) +
          lights(pen, 58, 178, 0, 1, 17)) +
      lens(pen, 0, 92, 72) +
      stroke(`M${-r * 0.92} 60A${r} ${r} 0 0 1 ${-r * 0.55} ${92 - r * 0.78}`, '#fff', 9, {
        opacity: 0.5,
      }) +
      (look.lit ? lamp(pen, 0, 12, '#4be08a', 5) : ''),
  };
};

export const panTiltCamera: Draw = (pen, look) => {
  const { body, accent, model, ratio, label, lit } = look;
  const antennas = model === 1;
  const h = 90 * ratio;
  return {
    width: antennas ? 520 : 430,
    height: 520 + h * 0.6,
    markup: group(
      { transform: `translate(0 ${-h * 0.1})` },
      antennas
        ? turn(-13, -150, 60, box(-196, -120, 28, 310, pen.barrel('#2a2f36'), 14)) +
            turn(13, 150, 60, box(196, -120, 28, 310, pen.barrel('#2a2f36'), 14))
        : '',
      path(
        `M-150 ${180 + h}C-158 ${110 + h} -120 140 -112 120H112C120 140 158 ${110 + h} 150 ${180 + h}A150 34 0 0 1 -150 ${180 + h}Z`,
        pen.barrel(body),
      ),
      stroke(`M-140 ${150 + h * 0.9}A150 30 0 0 0 140 ${150 + h * 0.9}`, accent, 7, {
        opacity: 0.85,
      }),
      ellipse(0, 128, 128, 30, shade(body, -0.34)),
      circle(0, -34, 196, pen.ball(body)),
      path(
        'M-128 -150Q0 -236 128 -150Q176 -40 128 92Q0 172 -128 92Q-176 -40 -128 -150Z',
        pen.radial(['#3a434f', '#151a21', '#06080b'], 0.34, 0.26, 0.8),
      ),
      path('M-118 -146Q-70 -190 0 -196Q-60 -110 -84 40Q-150 -40 -118 -146Z', '#fff', {
        opacity: 0.1,
      }),
      lens(pen, 0, -40, 84),
      lights(pen, -92, -24, 0, 1, 9),
      lights(pen, 92, -24, 0, 1, 9),
      lit ? lamp(pen, 0, 82, '#3fa9ff', 6) : circle(0, 82, 5, '#2c333c'),
      fittedLettering(label, 0, 174 + h * 0.66, 20, 150, inkOn(body)),
      ellipse(-92, -150, 42, 20, '#fff', { opacity: 0.55, transform: 'rotate(-38 -92 -150)' }),
    ),
  };
};
