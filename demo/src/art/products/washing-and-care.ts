import { brightness, shade } from '../colour';
import { fittedLettering, lettering } from '../lettering';
import { lamp, slots } from '../parts';
import type { Draw } from '../product-art';
import { box, circle, ellipse, path, ring, row, stroke } from '../svg';

/** Washing, ironing, cleaning, drying. */

function inkOn(colour: string): string {
  return brightness(colour) > 0.55 ? '#4b5561' : '#f1f4f6';
}

export const iron: Draw = (pen, { body, accent, label, model, lit }) => ({
  width: 700,
  height: 400,
  markup:
    stroke('M250 -110C330 -150 340 -40 300 -10', '#23282e', 20) +
    path(
      'M-330 130C-300 40 -200 -20 -60 -40H230Q280 -40 290 10L310 130Z',
      pen.linear([shade(body, 0.4), body, shade(body, -0.3)]),
    ) +
    path(
      'M-160 -10C-150 -150 -60 -176 40 -176H210Q290 -176 290 -100V-20H216V-76Q216 -104 190 -104H30C-20 -104 -50 -86 -60 -36Z',
      pen.linear([shade(accent, 0.35), accent, shade(accent, -0.35)]),
    ) +
    path(
      'M-200 90C-170 40 -110 10 -30 4H120L100 90Z',
      pen.linear(['#ffffff/0.7 0%', '#bfe0f2/0.5 100%']),
      { stroke: '#ffffff', 'stroke-width': 2, 'stroke-opacity': 0.6 },
    ) +
    circle(190, 46, 46, pen.linear(['#fdfdfe', '#aab3bb'], 'diagonal')) +
    circle(190, 46, 34, shade(body, -0.2)) +
    stroke('M190 46L212 24', '#fff', 6) +
    fittedLettering(label, -20, -140, 24, 150, inkOn(accent)) +
    path('M-346 132H312L318 160H-336Q-356 156 -346 132Z', pen.steel('down')) +
    (model % 2 ? '' : stroke('M-330 140H300', '#6d767f', 2)) +
    (lit
      ? [-260, -150, -40, 70]
          .map((x) => stroke(`M${x} 168q-14 14 0 26`, '#aebcc8', 9, { opacity: 0.5 }))
          .join('') + lamp(pen, 100, -72, '#ff4b3e', 6)
      : lamp(pen, 100, -72, '#ffc23d', 5)),
});

export const washingMachine: Draw = (pen, { body, accent, model, label, mark, lit }) =>
  model % 2 === 0
    ? {
        width: 540,
        height: 660,
        markup:
          box(0, 0, 530, 640, pen.barrel(body), 14) +
          box(0, -262, 530, 116, pen.linear([shade(body, 0.3), shade(body, -0.06)]), 12) +
          stroke('M-265 -204H265', shade(body, -0.3), 3) +
          box(-186, -262, 130, 74, shade(body, -0.06), 8, {
            stroke: shade(body, -0.25),
            'stroke-width': 2,
          }) +
          circle(0, -262, 38, pen.steel('down')) +
          circle(0, -262, 28, pen.linear(['#fdfdfe', '#bcc5cd'], 'diagonal')) +
          box(0, -280, 6, 16, '#23282e', 3) +
          box(156, -262, 160, 56, '#0b1117', 8) +
          lettering(lit ? '0:42' : mark, 156, -262, 26, '#8fe3ff', 0.14) +
          circle(0, 40, 206, pen.linear(['#f4f6f8', '#79838d'], 'diagonal')) +
          circle(0, 40, 182, pen.linear([shade(accent, -0.4), shade(accent, -0.7)], 'diagonal')) +
          circle(0, 40, 158, pen.radial(['#5b7f99', '#1b3042', '#060b12'], 0.35, 0.3, 0.75)) +
          (lit
            ? path('M-146 80Q-70 40 0 84T146 70A158 158 0 0 1 -146 80Z', '#bfe6ff', {
                opacity: 0.6,
              }) +
              circle(-50, 90, 40, '#e0527c', { opacity: 0.6 }) +
              circle(50, 120, 34, '#f2c230', { opacity: 0.6 })
            : ring(24, 116, (x, y) => circle(x, 40 + y, 7, '#0a141d'))) +
          path('M-120 -30C-90 -90 -20 -110 30 -108C-40 -70 -80 0 -90 60Z', '#fff', {
            opacity: 0.35,
          }) +
          box(196, 40, 34, 90, pen.barrel('#c9d0d6'), 12) +
          fittedLettering(label, -150, 286, 22, 160, inkOn(body)) +
          box(190, 288, 110, 40, shade(body, -0.08), 6) +
          [-200, 200].map((x) => box(x, 322, 60, 14, '#15181c', 4)).join(''),
      }
    : {
        width: 560,
        height: 660,
        markup:
          path('M-262 -230H262L272 320H-272Z', pen.barrel(body)) +
          path('M-230 -320H230L262 -230H-262Z', pen.linear([shade(body, -0.2), shade(body, 0.1)])) +
          path('M-196 -308H196L220 -244H-220Z', pen.glass(shade(accent, -0.55))) +
          path('M-196 -308H0L-60 -244H-220Z', '#fff', { opacity: 0.18 }) +
          box(0, -196, 500, 56, pen.linear(['#2b3138', '#0f1317']), 10) +
          fittedLettering(label, -150, -196, 22, 160, '#f1f4f6') +
          lettering(mark, 20, -196, 22, '#8fe3ff') +
          row(4, 40, (x) => circle(x + 170, -196, 14, pen.steel('down'))) +
          stroke('M-220 -60V250M-180 -60V250M-140 -60V250', shade(body, -0.22), 5, {
            opacity: 0.5,
          }) +
          path('M120 110C120 60 180 20 180 20S240 60 240 110A60 60 0 0 1 120 110Z', accent, {
            opacity: 0.3,
          }) +
          [-210, 210].map((x) => box(x, 324, 60, 16, '#15181c', 4)).join(''),
      };

export const vacuumCleaner: Draw = (pen, { body, accent, label }) => ({
  width: 640,
  height: 600,
  markup:
    stroke('M-60 120C-240 40 -260 -200 -120 -250S200 -260 240 -60', '#2b3037', 40) +
    stroke('M-64 112C-236 36 -254 -196 -120 -244S194 -254 232 -64', '#59626b', 8, {
      'stroke-dasharray': '4 10',
    }) +
    box(236, 60, 34, 260, pen.steel(), 12) +
    path(
      'M130 250L150 180H320L334 250Q334 272 310 272H150Q126 272 130 250Z',
      pen.linear([shade(body, 0.3), shade(body, -0.3)]),
    ) +
    path(
      'M-300 220C-310 90 -220 40 -90 40H0C80 40 100 120 100 220Z',
      pen.linear([shade(body, 0.4), body, shade(body, -0.3)], 'diagonal'),
    ) +
    path(
      'M-200 190C-200 110 -150 80 -80 80H-20C20 80 36 130 36 190Z',
      pen.linear(['#ffffff/0.55 0%', '#ffffff/0.1 100%']),
    ) +
    circle(-230, 230, 58, '#15191d') +
    circle(-230, 230, 30, pen.steel('down')) +
    circle(50, 244, 40, '#15191d') +
    circle(50, 244, 18, accent) +
    fittedLettering(label, -86, 170, 30, 180, inkOn(body)),
});

export const hairDryer: Draw = (pen, { body, accent, label }) => ({
  width: 600,
  height: 520,
  markup:
    stroke('M120 240C160 300 260 260 280 200', '#23282e', 18) +
    path('M40 0L150 0L170 210Q170 244 140 244H90Q64 244 60 210Z', pen.barrel(shade(body, -0.06))) +
    box(106, 70, 40, 70, '#15191d', 12) +
    path('M-250 -150L150 -190C250 -190 270 -120 270 -70S250 50 150 50L-250 10Z', pen.log(body)) +
    path('M-250 -150V10L-296 -10V-130Z', pen.log('#23282e')) +
    ellipse(246, -70, 34, 92, pen.radial([shade(accent, 0.2), shade(accent, -0.5)])) +
    slots(226, -130, 5, 10, 120, shade(accent, -0.7)) +
    stroke('M-180 -144V6', accent, 10) +
    fittedLettering(label, 10, -72, 38, 220, inkOn(body)),
});
