/**
 * Stands in for the part of stylis that writes styles a second time for browsers of long ago. Styled
 * components never calls it unless it is told to, and none of the browsers in docs/proofs/browsers.md needs it;
 * as it comes it is 1 kB of the host's first script.
 */
export const prefix = (value) => value;
