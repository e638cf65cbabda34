import type { BrowserFamily } from '../../../contract/release-errors';

/** Marks of families, those first whose browsers carry the others' marks as well. */
const FAMILIES: readonly [RegExp, BrowserFamily][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** The family of a browser by what it says of itself. */
export const browserFamilyOf = (userAgent: string): BrowserFamily =>
  FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
