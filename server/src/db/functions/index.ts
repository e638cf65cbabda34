import { NAMES } from './names';
import { VARIANTS } from './variants';
import { VERSIONS } from './versions';

/** Every function and trigger, by area: all of them are replaced if one changes. */
export const FUNCTIONS = [VERSIONS, VARIANTS, NAMES];
