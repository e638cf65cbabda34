/** Shortest password of the administrator a production shop starts with. */
const MIN_FIRST_PASSWORD = 12;
/** Different characters that must be left once common words are taken out. */
const MIN_DISTINCT = 6;
const COMMON = ['password', 'admin', 'staff', 'demo', 'qwerty', 'letmein', 'welcome', 'pasal'];

/** Why a password is too weak to open a production shop with; null when it is not (decision 27). */
export function weaknessOf(password: string, email: string): string | null {
  if (password.length < MIN_FIRST_PASSWORD) {
    return `it needs at least ${MIN_FIRST_PASSWORD} characters`;
  }
  const [account = ''] = email.toLowerCase().split('@');
  const words = [account, ...COMMON].filter((word) => word.length > 2);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  return new Set(left).size < MIN_DISTINCT ? 'it is too easy to guess' : null;
}
