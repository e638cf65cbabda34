import { ACCESSORIES } from './products/accessories';
import { brightness, mix, shade } from './colour';
import { fittedLettering } from './lettering';
import { Pen } from './pen';
import type { Drawing, Look } from './product-art';
import { SCENES } from './scenes';
import { groundShadow, placed, productPicture, studio, wallShadow } from './studio';
import { box, circle, element, group, path, stroke } from './svg';
import { PRODUCT_ART, type ProductArt } from './registry';

function fit({ width, height }: Drawing, maxWidth: number, maxHeight: number): number {
  return Math.min(maxWidth / width, maxHeight / height);
}

const ROOM_TINTS = ['#7fa3b5', '#93ad9a', '#c7b08f', '#8f9db8', '#b5a79b', '#86b0ae'];

/** The colour of the room: quiet, and the same every time for the same product. */
function roomTint({ label, mark, model }: Look): string {
  const sum = [...`${label}${mark}`].reduce((total, letter) => total + letter.charCodeAt(0), model);
  return ROOM_TINTS[sum % ROOM_TINTS.length] ?? '#8f9db8';
}

function stamp(id: string): string {
  return element('use', { href: `#${id}` });
}

/** View 1: alone in the studio. */
function heroView(art: ProductArt, look: Look): string {
  const pen = new Pen();
  const drawing = art.draw(pen, { ...look, lit: false });
  const scale = fit(drawing, 770, 730);
  const floats = art.stand === 'ceiling' || art.stand === 'wall';
  const cy = floats ? 468 : 505;
  const foot = cy + (drawing.height * scale) / 2;
  const [width, depth] = [drawing.width * scale, art.stand === 'floor' ? 0.14 : 0.1];
  const shadow = floats
    ? groundShadow(pen, 505, Math.min(936, foot + 46), width * 0.66, 0.06)
    : groundShadow(pen, 500, foot - 4, width * 0.92, depth);
  return productPicture(pen, studio(pen), shadow, placed(drawing.markup, 500, cy, scale));
}

/** View 2: where it is used. */
function sceneView(art: ProductArt, look: Look): string {
  const pen = new Pen();
  const drawing = art.draw(pen, { ...look, lit: true });
  const scene = SCENES[art.scene](pen, roomTint(look));
  const scale = fit(drawing, scene.width, scene.height);
  const half = (drawing.height * scale) / 2;
  const cy = scene.y + { middle: 0, foot: -half, top: half }[scene.anchor];
  const id = pen.reuse(drawing.markup);
  const shadow = scene.onWall
    ? wallShadow(pen, placed(stamp(id), scene.x + 26, cy + 34, scale), 0.42, 13)
    : '';
  const contact =
    scene.anchor === 'foot'
      ? groundShadow(pen, scene.x, scene.y - 4, drawing.width * scale * 0.9, 0.05)
      : '';
  return productPicture(pen, scene.back, shadow, contact, placed(stamp(id), scene.x, cy, scale));
}

/** A printed carton, its front and its right side. */
function carton(pen: Pen, id: string, drawing: Drawing, look: Look, accent: string): string {
  const paper = brightness(look.body) > 0.6 ? mix(accent, '#0f1b2d', 0.55) : '#f7f9fb';
  const ink = brightness(paper) > 0.5 ? '#1d2733' : '#ffffff';
  const [w, h] = [430, 470];
  const scale = fit(drawing, w * 0.74, h * 0.5);
  const front = group(
    { transform: 'translate(300 420) skewY(4)' },
    box(0, 0, w, h, pen.linear([shade(paper, 0.14), paper, shade(paper, -0.1)], 'diagonal'), 3),
    path(
      `M${-w / 2} ${h / 2 - 92}C-60 ${h / 2 - 150} 80 ${h / 2 - 40} ${w / 2} ${h / 2 - 110}V${h / 2}H${-w / 2}Z`,
      accent,
    ),
    fittedLettering(look.label, -w * 0.1, -h / 2 + 56, 40, w * 0.62, ink, 0.19),
    placed(stamp(id), 0, 10, scale),
    fittedLettering(look.mark, w * 0.24, h / 2 - 38, 30, w * 0.4, '#ffffff', 0.18),
    circle(-w * 0.38, h / 2 - 38, 17, 'none', { stroke: '#ffffff', 'stroke-width': 4 }),
    stroke(`M${-w * 0.38 - 7} ${h / 2 - 38}l5 6 9 -12`, '#ffffff', 4),
  );
  const side = group(
    { transform: 'translate(575 415.5) skewY(-18)' },
    box(0, 0, 120, h, pen.linear([shade(paper, -0.22), shade(paper, -0.36)], 'right')),
    group(
      { transform: 'rotate(-90) translate(10 4)' },
      fittedLettering(look.label, 0, 0, 34, h * 0.6, shade(ink, 0.1), 0.18),
    ),
    box(0, h / 2 - 46, 120, 92, shade(accent, -0.35)),
  );
  const lid = path(
    'M85 170L515 200L635 161L205 131Z',
    shade(paper, brightness(paper) > 0.5 ? -0.08 : 0.2),
  );
  return groundShadow(pen, 390, 668, 560, 0.1) + lid + side + front;
}

/** View 3: with its carton and its accessories. */
function cartonView(art: ProductArt, look: Look): string {
  const pen = new Pen();
  const drawing = art.draw(pen, { ...look, lit: false });
  const id = pen.reuse(drawing.markup);
  const scale = fit(drawing, 480, 430);
  const foot = 878;
  const items = art.accessories
    .map((name, index) => {
      const x = 120 + index * 165;
      return (
        groundShadow(pen, x, 900, 150, 0.1) +
        placed(ACCESSORIES[name](pen, look.accent), x, 828, 0.82)
      );
    })
    .join('');
  const cx = 1000 - Math.max(230, (drawing.width * scale) / 2 + 44);
  return productPicture(
    pen,
    studio(pen, mix(roomTint(look), '#e9eef3', 0.8)),
    placed(carton(pen, id, drawing, look, mix(look.accent, '#0b6477', 0.15)), 20, 0, 1),
    items,
    groundShadow(pen, cx, foot - 2, drawing.width * scale * 0.92, 0.1),
    placed(stamp(id), cx, foot - (drawing.height * scale) / 2, scale),
  );
}

const DETAIL_RADIUS = 190;
const CENTRE = [
  [0, -0.3],
  [0, 0.2],
] as const;

/** View 3 for a thing too large to stand beside its carton: the thing cropped, two details enlarged. */
function detailView(art: ProductArt, look: Look): string {
  const pen = new Pen();
  const drawing = art.draw(pen, { ...look, lit: true });
  const id = pen.reuse(drawing.markup);
  const tint = mix(roomTint(look), '#e3e9ef', 0.6);
  const wide = drawing.width > drawing.height * 1.15;
  const scale = wide ? fit(drawing, 880, 470) : fit(drawing, 500, 800);
  const [cx, cy] = wide ? [500, 290] : [300, 505];
  const [first, second] = art.details ?? CENTRE;
  const places: readonly [number, number][] = wide
    ? [
        [300, 760],
        [710, 760],
      ]
    : [
        [765, 285],
        [765, 715],
      ];
  const detail = ([x, y]: readonly [number, number], [dx, dy]: readonly [number, number]) => {
    const zoom = scale * 2;
    const frame = circle(x, y, DETAIL_RADIUS, '#000');
    const at = [x - dx * drawing.width * zoom, y - dy * drawing.height * zoom] as const;
    return (
      circle(
        x + 10,
        y + 18,
        DETAIL_RADIUS * 1.1,
        pen.radial(['#0f1b2d/0.4 70%', '#0f1b2d/0 100%']),
      ) +
      circle(x, y, DETAIL_RADIUS + 9, '#ffffff') +
      circle(x, y, DETAIL_RADIUS, pen.linear([shade(tint, 0.6), shade(tint, 0.1)])) +
      group({ 'clip-path': pen.clip(frame) }, placed(stamp(id), at[0], at[1], zoom))
    );
  };
  return productPicture(
    pen,
    studio(pen, tint),
    groundShadow(
      pen,
      cx,
      cy + (drawing.height * scale) / 2 - 4,
      drawing.width * scale * 0.95,
      0.08,
    ),
    placed(stamp(id), cx, cy, scale),
    ...places.map((place, index) => detail(place, index === 0 ? first : second)),
  );
}

/** The three pictures of a product as SVG, 1000 × 1000: alone, in use, and close or unpacked. */
export function productPictures(
  look: Look,
  type: keyof typeof PRODUCT_ART,
): readonly (() => string)[] {
  const art: ProductArt = PRODUCT_ART[type];
  return [
    () => heroView(art, look),
    () => sceneView(art, look),
    () => (art.details === undefined ? cartonView(art, look) : detailView(art, look)),
  ];
}
