/**
 * Replaces the part of stylis that adds vendor prefixes for old browsers. Styled components calls it only on request,
 * and none of the browsers in docs/proofs/browsers.md needs it; without this replacement it is 1 kB of the host's
 * first script.
 * @param {string} value
 */
export const prefix = (value) => value;
