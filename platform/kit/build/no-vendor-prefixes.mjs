/**
 * Replaces the part of stylis that writes styles a second time for browsers of long ago. Styled components
 * calls it only when it is asked to, and none of the browsers in docs/proofs/browsers.md needs it; without
 * this replacement it is 1 kB of the host's first script.
 * @param {string} value
 */
export const prefix = (value) => value;
