import { BAGMATI } from './districts-bagmati';
import { GANDAKI } from './districts-gandaki';
import { KARNALI } from './districts-karnali';
import { KOSHI } from './districts-koshi';
import { LUMBINI } from './districts-lumbini';
import { MADHESH } from './districts-madhesh';
import { SUDURPASHCHIM } from './districts-sudurpashchim';
import type { Places } from './places';

/** All 77 districts of Nepal with their 753 local units (D38). */
export const DISTRICTS: Places = {
  ...KOSHI,
  ...MADHESH,
  ...BAGMATI,
  ...GANDAKI,
  ...LUMBINI,
  ...KARNALI,
  ...SUDURPASHCHIM,
};
