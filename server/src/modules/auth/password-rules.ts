import { MIN_PASSWORD_LENGTH } from '@pasal/shared/contracts';
import { invalid } from '../../errors/domain-error';
import * as messages from './messages';

/** Different characters that must be left once common words are taken out. */
const MIN_DISTINCT = 6;
const COMMON = ['password', 'admin', 'staff', 'demo', 'qwerty', 'letmein', 'welcome', 'pasal'];

/** Why a password is too weak to open a shop with; null when it is not (D27). */
export function weaknessOf(password: string, email: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `it needs at least ${MIN_PASSWORD_LENGTH} characters`;
  }
  const [account = ''] = email.toLowerCase().split('@');
  const words = [account, ...COMMON].filter((word) => word.length > 2);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  return new Set(left).size < MIN_DISTINCT ? 'it is too easy to guess' : null;
}

/**
 * Refuses a weak password of an account, whoever gives it.
 * @param path the field of the request it came in
 * @throws DomainError 400
 */
export function assertStrong(password: string, email: string, path: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness === null) return;
  const message = messages.weakPassword(weakness);
  throw invalid(message, { path, message });
}
