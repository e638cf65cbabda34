import { looksLikeEmail } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import * as messages from './messages';

/**
 * A trimmed email address.
 * @throws DomainError VALIDATION when it does not look like one
 */
export function validEmail(text: string): string {
  const email = text.trim();
  if (!looksLikeEmail(email)) {
    throw invalid(messages.invalidEmail, { path: 'email', message: messages.invalidEmail });
  }
  return email;
}
