import { MIN_PASSWORD_LENGTH } from '../contracts/limits';

/** Minimum distinct characters after removal of common words. */
const MIN_DISTINCT = 6;
const COMMON = ['password', 'admin', 'staff', 'demo', 'qwerty', 'letmein', 'welcome', 'pasal'];

/** Why a password is too weak; null if it isn't (D27). */
export function weaknessOf(password: string, email: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `it needs at least ${MIN_PASSWORD_LENGTH} characters`;
  }
  const [account = ''] = email.toLowerCase().split('@');
  const words = [account, ...COMMON].filter((word) => word.length > 2);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  return new Set(left).size < MIN_DISTINCT ? 'it is too easy to guess' : null;
}
