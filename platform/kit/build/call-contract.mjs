/** @import { SeenModule } from './page-files.mjs' */

/** `calls.ts` of an area, or `calls.js` in the package that teams build against. */
const CALLS =
  /\/(?:shared\/src\/contracts\/(?:calls\/index|[\w-]+\/(?:[\w-]+\.)?calls)\.[jt]s$|(?:platform|core)\/contract\/calls\/)/;

/**
 * True for a module that names calls.
 * @param {SeenModule} module
 */
export const isCallContract = ({ resource }) => CALLS.test(resource ?? '');
