import { color } from './colors';

/** The design's constants. Components take every colour, gap and layer from here. */
export const tokens = {
  color,
  font: {
    family:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', 'Helvetica Neue', Arial, sans-serif",
    size: { xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '24px', xxl: '32px', hero: '40px' },
    weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
  },
  /** Steps of 4 px: `space(3)` is 12 px. */
  space: (steps: number) => `${steps * 4}px`,
  radius: { md: '8px', lg: '12px', pill: '999px' },
  shadow: {
    low: `0 1px 3px ${color.shadow}`,
    high: `0 12px 32px ${color.shadow}`,
  },
  motion: '160ms ease-out',
  width: { content: '1280px', dashboard: '1440px', sidebar: '240px' },
  height: { header: '64px', target: '44px' },
  /** The only list of layers. */
  layer: { sticky: 10, header: 20, dropdown: 30, drawer: 40, dialog: 50, toast: 60 },
} as const;

const phone = 640;
const tablet = 960;
/** Media queries of the shop, for styled components. */
export const media = {
  phone: `@media (max-width: ${phone - 1}px)`,
  tablet: `@media (max-width: ${tablet - 1}px)`,
  desktop: `@media (min-width: ${tablet}px)`,
  /** A phone held sideways, or a desktop at 400 % zoom. */
  low: '@media (max-height: 420px)',
  calm: '@media (prefers-reduced-motion: reduce)',
  touch: '@media (hover: none)',
  /** A browser that does not know it shows what this would hide. */
  scriptless: '@media (scripting: none)',
} as const;
