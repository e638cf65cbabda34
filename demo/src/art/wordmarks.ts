import { move } from './svg';
import { Pen } from './pen';
import { word, type Face, type Piece } from './wordmark-letters';
import { bar, beside, onPlate, signs, stacked } from './wordmark-parts';

/**
 * The wordmarks of the demo's brands, drawn for this shop: a name, a typeface and sometimes a sign of our
 * own. None is or imitates the mark its owner uses.
 */
const INK = '#15263d';
const WHITE = '#ffffff';

const heavy = (colour: string, more: Partial<Face> = {}): Face => ({
  colour,
  weight: 0.25,
  ends: 'square',
  ...more,
});
const light = (colour: string, more: Partial<Face> = {}): Face => ({
  colour,
  weight: 0.11,
  tracking: 1.4,
  ...more,
});
const soft = (colour: string, more: Partial<Face> = {}): Face => ({
  colour,
  weight: 0.2,
  soft: true,
  ...more,
});

const underlined = (piece: Piece, height: number, ...colours: string[]) =>
  stacked(14, piece, bar(piece.width, height, ...colours));

const WORDMARKS: Readonly<Record<string, () => Piece>> = {
  Samsung: () => word('SAMSUNG', light('#33424f', { stretch: 1.25, weight: 0.15, soft: true })),
  LG: () => beside(22, signs.chevrons('#1f5fa8', '#7fb4e6'), word('LG', soft(INK, { height: 84 }))),
  CG: () =>
    onPlate('slanted', word('CG', heavy(WHITE, { slant: 12, soft: true })), {
      fill: '#0b6477',
      x: 54,
      y: 20,
    }),
  Sony: () => word('SONY', heavy('#5a2a83', { stretch: 1.35, weight: 0.19, tracking: 0.7 })),
  Yasuda: () => underlined(word('yasuda', soft('#a3271f')), 8, '#a3271f', '#e2a13a'),
  'Bang & Olufsen': () =>
    word('BANG & OLUFSEN', light('#8a5a2b', { height: 44, weight: 0.12, soft: true, tracking: 1 })),
  JBL: () =>
    onPlate('pill', word('JBL', heavy('#b8f05a', { height: 58, weight: 0.2, tracking: 0.5 })), {
      fill: INK,
      x: 52,
    }),
  Xiaomi: () =>
    beside(20, signs.grid('#2a6fdb', '#9cc3f5'), word('xiaomi', soft('#22303f', { weight: 0.17 }))),
  Canon: () => word('Canon', soft('#26408b', { weight: 0.24, slant: 8, tracking: 0.1 })),
  Epson: () =>
    stacked(
      14,
      word('EPSON', heavy('#0f766e', { weight: 0.2, soft: true, height: 60, tracking: 0.8 })),
      bar(330, 10, '#0f766e', '#e2a13a', '#c0392b'),
    ),
  Acer: () => word('acer', soft('#8e2f6b', { weight: 0.15, slant: 10, stretch: 1.15, height: 84 })),
  Lenovo: () =>
    beside(
      20,
      signs.orbit('#c2410c', '#33424f'),
      word('lenovo', soft('#33424f', { weight: 0.16 })),
    ),
  'Western Digital': () =>
    stacked(
      14,
      word('WESTERN', light(INK, { height: 36, tracking: 2.6, weight: 0.16 })),
      word('DIGITAL', heavy('#c0392b', { height: 46, tracking: 1, weight: 0.22 })),
    ),
  SanDisk: () => word('SanDisk', soft('#1d4e89', { weight: 0.2, slant: 12, height: 66 })),
  'TP-Link': () =>
    beside(20, signs.arcs('#7a3fb0'), word('tp-link', soft('#3d2a63', { weight: 0.17 }))),
  Prolink: () =>
    word('PROLINK', heavy('#b3261e', { weight: 0.2, slant: 14, height: 58, tracking: 0.6 })),
  'D-Link': () =>
    onPlate('box', word('D-Link', soft(WHITE, { height: 54 })), { fill: '#7a2048', x: 36 }),
  Luminous: () =>
    beside(
      18,
      signs.sun('#f0a202', '#f0a202'),
      word('luminous', soft('#33424f', { height: 60, weight: 0.15 })),
    ),
  Baltra: () =>
    onPlate('oval', word('BALTRA', heavy(WHITE, { height: 46, weight: 0.19, tracking: 0.3 })), {
      fill: '#1b6b4a',
      x: 58,
      y: 36,
    }),
  Panasonic: () => word('Panasonic', soft('#6b2d73', { height: 64, weight: 0.19 })),
  Philips: () =>
    underlined(
      word('PHILIPS', heavy('#2f6b3a', { height: 60, weight: 0.17, tracking: 0.9, soft: true })),
      5,
      '#2f6b3a',
    ),
  Havells: () =>
    beside(
      18,
      signs.turn('#d97706', '#1f4e5f'),
      word('HAVELLS', soft('#1f4e5f', { height: 54, weight: 0.2 })),
    ),
  Wipro: () =>
    beside(
      20,
      signs.cube('#f2b134', '#2b8c82', '#1c5d6b'),
      word('wipro', soft('#33424f', { weight: 0.16 })),
    ),
  Syska: () => word('SYSKA', light('#0f766e', { weight: 0.16, stretch: 1.3, soft: true })),
  Anchor: () =>
    stacked(
      12,
      word('ANCHOR', soft('#20446e', { height: 62 })),
      bar(330, 7, '#20446e', '#d7a441', '#20446e'),
    ),
  Bosch: () =>
    beside(
      22,
      signs.hexagon('#1f6fb2', WHITE),
      word('BOSCH', heavy('#173a5e', { height: 62, weight: 0.19, soft: true, tracking: 0.4 })),
    ),
  Stanley: () =>
    onPlate('cut', word('STANLEY', heavy(WHITE, { height: 50, weight: 0.19, tracking: 0.5 })), {
      fill: '#2d6a3e',
      x: 36,
      y: 26,
    }),
  Kent: () =>
    beside(
      18,
      signs.drop('#2aa1c0', WHITE),
      word('KENT', soft('#43348a', { height: 68, weight: 0.18, tracking: 0.8 })),
    ),
  Godrej: () => word('godrej', soft('#b0356b', { height: 70, weight: 0.18, slant: 6 })),
  Yale: () => beside(20, signs.key('#0f8a8d'), word('Yale', soft(INK, { weight: 0.22 }))),
  Hikvision: () =>
    word('HIKVISION', heavy('#1f4e5f', { height: 52, weight: 0.19, slant: 10, tracking: 0.8 })),
  Dahua: () =>
    beside(
      20,
      signs.peaks('#3f7fbf', '#1d3f66'),
      word('dahua', soft('#1d3f66', { weight: 0.19, height: 76 })),
    ),
  'CP Plus': () =>
    onPlate(
      'box',
      beside(
        26,
        word('CP', heavy(WHITE, { height: 60, weight: 0.22 })),
        word('PLUS', light('#ffd9b0', { height: 60, weight: 0.13 })),
      ),
      { fill: '#22303f' },
    ),
  Ezviz: () => word('ezviz', soft('#c02672', { weight: 0.22, height: 80, tracking: 0.3 })),
  Honeywell: () => word('Honeywell', soft('#a8570b', { height: 60, weight: 0.18, tracking: 0.2 })),
  ZKTeco: () =>
    beside(
      16,
      word('ZK', heavy('#7c3aed', { height: 66, weight: 0.22, slant: 10, tracking: 0.4 })),
      word('Teco', soft('#3b444e', { height: 66, weight: 0.15 })),
    ),
  Garrett: () =>
    beside(
      18,
      signs.shield('#1b4d3e', '#e8c15a'),
      word('GARRETT', light('#1b4d3e', { height: 48, weight: 0.18, tracking: 1 })),
    ),
  Uniview: () =>
    onPlate('pill', word('uniview', soft('#2f7d4f', { height: 54, weight: 0.17 })), {
      fill: WHITE,
      line: '#2f7d4f',
      x: 40,
      y: 22,
    }),
  Imou: () =>
    beside(20, signs.lens('#148f8b', WHITE), word('imou', soft('#148f8b', { weight: 0.2 }))),
  Seagate: () =>
    beside(
      18,
      signs.waves('#2f62c9'),
      word('SEAGATE', soft('#2b3a45', { height: 52, weight: 0.16, tracking: 0.8 })),
    ),
};

/** Wide enough for the widest box of a page, on a dense screen. */
const CANVAS = { width: 480, height: 144 };
/** The most height that a wordmark takes of it; a plate may be a little higher than bare letters. */
const MOST = { width: 440, height: 112 };

/** The wordmark of a brand on a transparent ground. @throws Error for a brand without one */
export function wordmarkPicture(brand: string): string {
  const piece = WORDMARKS[brand]?.();
  if (piece === undefined) throw new Error(`no wordmark is drawn for "${brand}"`);
  const scale = Math.min(MOST.width / piece.width, MOST.height / piece.height);
  const x = (CANVAS.width - piece.width * scale) / 2;
  const y = (CANVAS.height - piece.height * scale) / 2;
  return new Pen().svg(CANVAS, move(x, y, scale, piece.markup));
}
