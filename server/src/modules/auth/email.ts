import { invalid } from '../../http/errors';
import { INVALID_EMAIL } from './messages';

const SHAPE = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const MAX_LENGTH = 254;

/** Whether a text has the shape of an e-mail address; only a message can prove that one exists. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && SHAPE.test(text);
}

/**
 * An e-mail address without the spaces around it.
 * @throws ApiError 400 when it does not look like one
 */
export function validEmail(text: string): string {
  const email = text.trim();
  if (!looksLikeEmail(email)) {
    throw invalid(INVALID_EMAIL, { path: 'email', message: INVALID_EMAIL });
  }
  return email;
}
