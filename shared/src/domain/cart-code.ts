/** Letters of a code: no vowels, so that it is never a word, and none that is taken for another letter or a digit. */
export const CART_CODE_LETTERS = 'BCDFGHJKMNPRSTVWXZ';
export const CART_CODE_LENGTH = 6;

const CODE = new RegExp(`^[${CART_CODE_LETTERS}]{${CART_CODE_LENGTH}}$`);

/** The code in what somebody typed, small and with spaces or dashes as it may be; null when it can be none. */
export function readCartCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
