import { color } from './colors';

/** The design tokens. Components take every colour, gap and layer from here. */
export const tokens = {
  color,
  font: {
    family:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', 'Helvetica Neue', Arial, sans-serif",
    /** 12, 14, 16, 20, 24, 32 and 40 px, in units that follow the reader's font size. */
    size: {
      xs: '0.75rem',
      sm: '0.875rem',
      md: '1rem',
      lg: '1.25rem',
      xl: '1.5rem',
      xxl: '2rem',
      hero: '2.5rem',
    },
    weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
  },
  /** The height of text containers, in px at the default font size. */
  lines: (pixels: number) => `${pixels / 16}rem`,
  /** Steps of 4 px: `space(3)` is 12 px. */
  space: (steps: number) => `${steps * 4}px`,
  /** Columns of cards on a phone: two, or one if the font is so large that a price would not fit. */
  twoAcross: 'repeat(auto-fill, minmax(min(100%, max(50% - 12px, 8rem)), 1fr))',
  radius: { md: '8px', lg: '12px', pill: '999px' },
  shadow: {
    low: `0 1px 3px ${color.shadow}`,
    high: `0 12px 32px ${color.shadow}`,
  },
  motion: '160ms ease-out',
  width: { content: '1280px', dashboard: '1440px', sidebar: '240px' },
  height: { header: '64px', target: '44px' },
  /** The only list of z-index layers. */
  layer: { sticky: 10, header: 20, dropdown: 30, drawer: 40, dialog: 50, toast: 60 },
} as const;

const phone = 640;
const tablet = 960;
/** Media queries of the shop, for styled components. */
export const media = {
  phone: `@media (max-width: ${phone - 1}px)`,
  tablet: `@media (max-width: ${tablet - 1}px)`,
  desktop: `@media (min-width: ${tablet}px)`,
  /** A phone in landscape, or a desktop at 400 % zoom. */
  low: '@media (max-height: 420px)',
  calm: '@media (prefers-reduced-motion: reduce)',
  /** Forced colours: the system limits pages to its own palette. */
  forced: '@media (forced-colors: active)',
  touch: '@media (hover: none)',
  /** Unsupported browsers show what this would hide. */
  scriptless: '@media (scripting: none)',
} as const;
