import { bilingual } from '../errors/wording';

/** Where someone is signed in: browser and system. */
export const browserOn = bilingual('{0} on {1}', '{1} को {0}');
