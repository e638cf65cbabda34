import { NAMES } from './names';
import { VARIANTS } from './variants';
import { VERSIONS } from './versions';

/** Every function and trigger there is, area by area: they are replaced as a whole when one is another. */
export const FUNCTIONS = [VERSIONS, VARIANTS, NAMES];
