import { weaknessOf } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import * as messages from './messages';

/**
 * Refuses a weak password, no matter who sets it.
 * @param path the field of the request it came in
 * @throws DomainError 400
 */
export function assertStrong(password: string, email: string, path: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness === null) return;
  const message = messages.weakPassword(weakness);
  throw invalid(message, { path, message });
}
