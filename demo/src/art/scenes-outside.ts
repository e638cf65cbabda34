import { mix, shade } from './colour';
import { ALL, type MakeScene } from './scene';
import { SIDE } from './studio';
import { box, circle, ellipse, group, path, rect, row, stroke } from './svg';

/** Walls, doors and roofs outside, and the dark: a rack, the night. */

export const facade: MakeScene = (pen) => {
  const bricks = Array.from({ length: 20 }, (_, r) =>
    Array.from({ length: 10 }, (_c, c) => {
      const tone = (r * 7 + c * 13) % 5;
      return rect(
        c * 112 - (r % 2 ? 56 : 0),
        r * 51,
        108,
        47,
        ['#b5694c', '#a95e43', '#be7455', '#b06648', '#a4593f'][tone] ?? '#b5694c',
        2,
      );
    }).join(''),
  ).join('');
  return {
    back:
      ALL('#cdbfb1') +
      bricks +
      ALL(pen.linear(['#fff3dd/0.42 0%', '#1a0f0a/0.34 100%'], 'diagonal')),
    x: 500,
    y: 500,
    anchor: 'middle',
    width: 680,
    height: 640,
    onWall: true,
  };
};

export const soffit: MakeScene = (pen, tint) => {
  const paint = mix(tint, '#dfe5ea', 0.8);
  const boards = Array.from(
    { length: 11 },
    (_, i) => `M${-100 + i * 120} 0L${200 + i * 60} 300`,
  ).join('');
  return {
    back:
      ALL(pen.linear(['#b9d6ee', '#e9f2f8 62%', '#cfd9df'])) +
      group(
        { filter: pen.blur(6) },
        path('M0 720C180 610 300 680 460 620S760 560 1000 660V1000H0Z', '#8fb0a4'),
        path('M0 830C240 760 420 820 640 770S880 770 1000 800V1000H0Z', '#6f9486'),
        rect(120, 640, 150, 260, '#d5b9a0'),
        rect(640, 690, 210, 240, '#c9a58a'),
        path('M620 700H870L745 610Z', '#9a5f4a'),
      ) +
      rect(0, 0, SIDE, 300, pen.linear([shade(paint, -0.18), shade(paint, 0.3)])) +
      stroke(boards, shade(paint, -0.3), 3, { opacity: 0.5 }) +
      rect(0, 296, SIDE, 26, pen.linear([shade(paint, 0.5), shade(paint, -0.2)])) +
      ellipse(520, 236, 330, 44, pen.radial(['#0f1b2d/0.4 0%', '#0f1b2d/0 100%'])),
    x: 500,
    y: 214,
    anchor: 'top',
    width: 560,
    height: 560,
    onWall: false,
  };
};

export const parapet: MakeScene = (pen) => ({
  back:
    ALL(pen.linear(['#7fb4e6', '#cfe6f6 60%', '#f3ead9'])) +
    group(
      { filter: pen.blur(4) },
      path(
        'M0 560L130 430L210 500L360 340L470 470L590 380L760 520L860 440L1000 560V900H0Z',
        '#c9dbea',
      ),
      path('M360 340L310 400L352 396L380 430L410 392Z', '#ffffff'),
      path('M0 690C200 600 360 660 560 620S860 600 1000 640V1000H0Z', '#8fae9b'),
      [60, 190, 700, 830]
        .map(
          (x, i) =>
            rect(
              x,
              640 - (i % 2) * 40,
              110,
              260,
              ['#d9b79a', '#c99a7f', '#e0c9ae', '#b98a73'][i] ?? '#c99a7f',
            ) + row(3, 30, (wx) => rect(x + 55 + wx - 8, 670, 16, 26, '#6d7f8f')),
        )
        .join(''),
    ) +
    rect(0, 800, SIDE, 200, pen.linear(['#e3ddd3', '#b8afa2'])) +
    rect(0, 780, SIDE, 44, pen.linear(['#f7f3ec', '#cfc7ba'])),
  x: 500,
  y: 800,
  anchor: 'foot',
  width: 700,
  height: 620,
  onWall: false,
});

export const door: MakeScene = (pen) => ({
  back:
    ALL(pen.linear(['#7d5638', '#6a462c', '#5a3a24'], 'right')) +
    stroke(
      Array.from(
        { length: 15 },
        (_, i) => `M${30 + i * 70} -10C${40 + i * 70} 300 ${16 + i * 70} 640 ${34 + i * 70} 1010`,
      ).join(''),
      '#3b2414',
      2.5,
      { opacity: 0.4 },
    ) +
    rect(90, -40, 520, 400, pen.linear(['#5d3c25', '#7a5436'], 'diagonal'), 6, {
      stroke: '#40291a',
      'stroke-width': 7,
    }) +
    rect(90, 620, 520, 460, pen.linear(['#5d3c25', '#7a5436'], 'diagonal'), 6, {
      stroke: '#40291a',
      'stroke-width': 7,
    }) +
    rect(852, 0, 148, SIDE, pen.linear(['#3b2616', '#f1ede6 8%', '#d6cfc4'], 'right')) +
    path(
      'M-40 120L300 -60L700 620L260 980Z',
      pen.linear(['#ffe9c9/0.3 0%', '#ffe9c9/0 100%'], 'diagonal'),
    ),
  x: 600,
  y: 500,
  anchor: 'middle',
  width: 430,
  height: 800,
  onWall: true,
});

export const night: MakeScene = (pen, tint) => ({
  back:
    ALL(pen.linear(['#222c3d', '#121926'])) +
    ellipse(
      500,
      440,
      620,
      560,
      pen.radial([`${mix(tint, '#ffdf9a', 0.85)}/0.55 0%`, '#121926/0 100%']),
    ) +
    rect(0, 800, SIDE, 200, pen.linear(['#4d3a2a', '#241a13'])) +
    ellipse(500, 850, 420, 60, pen.radial(['#ffdf9a/0.4 0%', '#ffdf9a/0 100%'])),
  x: 500,
  y: 470,
  anchor: 'middle',
  width: 620,
  height: 560,
  onWall: false,
});

export const rack: MakeScene = (pen, tint) => ({
  back:
    ALL(pen.linear(['#1b2430', '#0c1118'])) +
    ellipse(
      500,
      420,
      560,
      420,
      pen.radial([`${mix(tint, '#3f8fd9', 0.6)}/0.45 0%`, '#0c1118/0 100%']),
    ) +
    [120, 236]
      .map(
        (y) =>
          rect(130, y, 740, 96, pen.linear(['#39434f', '#1d242c']), 6) +
          row(12, 46, (x) => rect(500 + x - 14, y + 34, 28, 26, '#0a0d11', 3)) +
          row(6, 22, (x, i) => circle(800 + x * 0.6, y + 74, 4, i % 2 ? '#46e08c' : '#3fa9ff')),
      )
      .join('') +
    rect(60, 0, 56, SIDE, pen.linear(['#4b5663', '#252d36'], 'right')) +
    rect(884, 0, 56, SIDE, pen.linear(['#39434f', '#1a2028'], 'right')) +
    Array.from(
      { length: 18 },
      (_, i) =>
        box(88, 40 + i * 56, 16, 20, '#0a0d11', 3) + box(912, 40 + i * 56, 16, 20, '#0a0d11', 3),
    ).join('') +
    rect(116, 800, 768, 26, pen.linear(['#59646f', '#262e37'])) +
    rect(116, 826, 768, 120, pen.linear(['#0a0e13', '#141a21'])) +
    ellipse(510, 800, 380, 18, pen.radial(['#000000/0.7 0%', '#000000/0 100%'])),
  x: 500,
  y: 802,
  anchor: 'foot',
  width: 680,
  height: 420,
  onWall: false,
});
