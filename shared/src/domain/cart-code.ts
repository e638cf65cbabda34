/** Letters of a code: no vowels, so that it never forms a word, and none that resemble another letter or digit. */
export const CART_CODE_LETTERS = 'BCDFGHJKMNPRSTVWXZ';
export const CART_CODE_LENGTH = 6;

const CODE = new RegExp(`^[${CART_CODE_LETTERS}]{${CART_CODE_LENGTH}}$`);

/** Parses a typed code in any case, with spaces or dashes; null if it can't be valid. */
export function readCartCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
