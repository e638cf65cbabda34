import { shade } from './colour';
import { Pen } from './pen';
import type { Look } from './product-art';
import { PRODUCT_ART, type ArtType } from './registry';
import { groundShadow, placed } from './studio';
import { circle, ellipse, path, rect } from './svg';

/** Wide pictures: several products arranged at the right, calm room for words at the left. */

interface Item {
  type: ArtType;
  look: Partial<Look>;
  /** Middle, and the foot (or, hanging, the top) in parts of the picture. */
  x: number;
  y: number;
  /** Height in parts of the picture's height. */
  size: number;
  hangs?: boolean;
}

interface Poster {
  name: string;
  width: number;
  height: number;
  colours: readonly [string, string];
  floor: number;
  items: readonly Item[];
}

const WHITE = '#f2f4f6';
const DARK = '#262c34';

const PLAIN: Look = {
  body: WHITE,
  accent: '#0b6477',
  ratio: 1,
  model: 0,
  label: '',
  mark: '',
  lit: true,
};

function item(
  type: ArtType,
  x: number,
  y: number,
  size: number,
  look: Partial<Look> = {},
  hangs = false,
): Item {
  return { type, look, x, y, size, hangs };
}

const camerasHero: Poster = {
  name: 'hero-cameras',
  width: 1600,
  height: 640,
  colours: ['#0d2b3c', '#0f5f73'],
  floor: 0.84,
  items: [
    item('turret-camera', 0.5, 0, 0.44, { body: WHITE }, true),
    item('recorder', 0.66, 0.9, 0.3, { body: '#1b2026', accent: '#3fa9ff', mark: '16 CH' }),
    item('bullet-camera', 0.675, 0.63, 0.46, { body: WHITE, ratio: 1.05 }),
    item('ptz-camera', 0.87, 0, 0.5, { body: '#dfe4e8' }, true),
    item('pan-tilt-camera', 0.86, 0.95, 0.4, { body: WHITE, accent: '#3fa9ff' }),
  ],
};

const kitchenHero: Poster = {
  name: 'hero-kitchen',
  width: 1600,
  height: 640,
  colours: ['#f6e7d3', '#e6b98c'],
  floor: 0.8,
  items: [
    item('microwave', 0.56, 0.85, 0.46, { body: DARK, accent: '#46e08c' }),
    item('kettle', 0.885, 0.88, 0.5, { body: '#c9d0d6', accent: '#c63d17' }),
    item('mixer-grinder', 0.75, 0.85, 0.62, { body: '#8a1f2b', accent: '#23282e' }),
    item('rice-cooker', 0.655, 0.97, 0.38, { body: '#c63d2f', accent: '#d9a94a' }),
  ],
};

const homeHero: Poster = {
  name: 'hero-entertainment',
  width: 1600,
  height: 640,
  colours: ['#171436', '#54409a'],
  floor: 0.84,
  items: [
    item('television', 0.66, 0.85, 0.7, { body: '#15181c', model: 2, lit: false }),
    item('tower-speakers', 0.89, 0.92, 0.6, { body: '#1b2026', accent: '#c9a24b' }),
    item('soundbar', 0.67, 0.965, 0.26, { body: '#23282e', accent: '#3fa9ff' }),
    item('headphones', 0.49, 0.95, 0.34, { body: '#e8ebee', accent: '#c9a24b' }),
  ],
};

const safetyHero: Poster = {
  name: 'hero-smart-home',
  width: 1600,
  height: 640,
  colours: ['#dfeef1', '#9cc7cf'],
  floor: 0.84,
  items: [
    item('video-door-phone', 0.545, 0.62, 0.42, { body: DARK, model: 1, accent: '#c63d17' }),
    item('smart-lock', 0.78, 0.94, 0.82, { body: '#2a2f36', accent: '#b98a4a' }),
    item('alarm-panel', 0.53, 0.94, 0.28, { body: WHITE, accent: '#c63d17' }),
    item('motion-sensor', 0.93, 0.93, 0.36, { body: WHITE }),
  ],
};

const banner: Poster = {
  name: 'banner-offer',
  width: 1600,
  height: 480,
  colours: ['#0b6477', '#0a3f58'],
  floor: 0.86,
  items: [
    item('television', 0.6, 0.88, 0.7, { body: '#15181c', model: 1, lit: false }),
    item('pan-tilt-camera', 0.71, 0.95, 0.4, { body: WHITE, accent: '#3fa9ff' }),
    item('smart-lock', 0.92, 0.94, 0.78, { body: '#2a2f36', accent: '#b98a4a' }),
    item('rice-cooker', 0.81, 0.96, 0.38, { body: '#c63d2f', accent: '#d9a94a' }),
    item('portable-speaker', 0.5, 0.96, 0.22, { body: '#e07a2f', accent: '#23282e' }),
  ],
};

const categories: readonly Poster[] = [
  {
    name: 'category-electronics',
    width: 1200,
    height: 800,
    colours: ['#e8e6f8', '#b9b3e6'],
    floor: 0.78,
    items: [
      item('television', 0.52, 0.8, 0.66, { body: '#15181c', model: 2, lit: false }),
      item('laptop', 0.3, 0.94, 0.4, { body: '#c9d0d6', model: 1 }),
      item('headphones', 0.84, 0.94, 0.42, { body: DARK, accent: '#c9a24b' }),
      item('portable-speaker', 0.62, 0.95, 0.2, { body: '#1f5fa8', accent: '#ff7a3c' }),
    ],
  },
  {
    name: 'category-house-materials',
    width: 1200,
    height: 800,
    colours: ['#fbeedd', '#eec79c'],
    floor: 0.76,
    items: [
      item('stand-fan', 0.14, 0.92, 0.82, { body: WHITE, accent: '#2f6fd0', lit: false }),
      item('washing-machine', 0.82, 0.88, 0.66, {
        body: '#e8ebee',
        accent: '#59626b',
        mark: '7KG',
      }),
      item('mixer-grinder', 0.6, 0.85, 0.56, { body: WHITE, accent: '#c63d17' }),
      item('rice-cooker', 0.43, 0.95, 0.4, { body: '#c63d2f', accent: '#d9a94a' }),
    ],
  },
  {
    name: 'category-security-systems',
    width: 1200,
    height: 800,
    colours: ['#dfeff0', '#98c6c9'],
    floor: 0.78,
    items: [
      item('safe', 0.79, 0.9, 0.46, { body: '#39424c', accent: '#c9a24b' }),
      item('smart-lock', 0.2, 0.94, 0.8, { body: '#2a2f36', accent: '#b98a4a' }),
      item('biometric', 0.47, 0.62, 0.34, { body: DARK, accent: '#c63d17' }),
      item('siren', 0.5, 0.96, 0.3, { body: WHITE, accent: '#ff4b3e' }),
    ],
  },
  {
    name: 'category-security-cameras',
    width: 1200,
    height: 800,
    colours: ['#dde8f3', '#9dbad8'],
    floor: 0.8,
    items: [
      item('dome-camera', 0.24, 0, 0.4, { body: WHITE }, true),
      item('turret-camera', 0.79, 0, 0.42, { body: DARK, model: 2, accent: '#c63d17' }, true),
      item('recorder', 0.4, 0.95, 0.26, { body: '#1b2026', accent: '#3fa9ff' }),
      item('bullet-camera', 0.43, 0.76, 0.42, { body: WHITE, accent: '#c63d17', mark: '5MP' }),
      item('pan-tilt-camera', 0.81, 0.95, 0.42, { body: WHITE, accent: '#3fa9ff' }),
    ],
  },
];

export const POSTERS: readonly Poster[] = [
  camerasHero,
  kitchenHero,
  homeHero,
  safetyHero,
  ...categories,
  banner,
];

/** A poster as SVG of its own size. */
export function posterPicture({ width, height, colours, floor, items }: Poster): string {
  const pen = new Pen();
  const [from, to] = colours;
  const line = height * floor;
  const things = items.map(({ type, look, x, y, size, hangs }) => {
    const drawing = PRODUCT_ART[type].draw(pen, { ...PLAIN, ...look });
    const scale = (size * height) / drawing.height;
    const [cx, at] = [x * width, y * height];
    const half = (drawing.height * scale) / 2;
    const shadow =
      hangs === true ? '' : groundShadow(pen, cx, at - 2, drawing.width * scale * 0.95, 0.07);
    return shadow + placed(drawing.markup, cx, hangs === true ? at + half : at - half, scale);
  });
  const glow = pen.radial(['#ffffff/0.42 0%', '#ffffff/0 100%']);
  return pen.svg(
    { width, height },
    rect(0, 0, width, height, pen.linear([from, to], 'diagonal')),
    ellipse(width * 0.72, height * 0.44, width * 0.42, height * 0.72, glow),
    circle(width * 0.1, height * 1.02, height * 0.5, '#ffffff', { opacity: 0.05 }),
    circle(width * 0.02, height * 0.1, height * 0.3, '#ffffff', { opacity: 0.06 }),
    path(
      `M0 ${line + height * 0.05}Q${width * 0.5} ${line - height * 0.05} ${width} ${line}V${height}H0Z`,
      pen.linear([shade(to, 0.18), shade(to, -0.16)]),
    ),
    ...things,
  );
}
