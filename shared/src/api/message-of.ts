import type { ErrorResponse } from '@pasal/core/contract/error';
import { CONNECTION_MESSAGE } from './messages';

export { CONNECTION_MESSAGE };

function bodyOf(error: unknown): Partial<ErrorResponse> | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null ? data : undefined;
}

/**
 * The message for a failed call: the server's own message if any, else one for no connection or a timeout, else the
 * call's literal text of R8.
 */
export function messageOf(error: unknown, fallback: string): string {
  const message = bodyOf(error)?.message;
  if (typeof message === 'string' && message.trim() !== '') return message;
  if (typeof error === 'object' && error !== null && 'status' in error) {
    if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR')
      return CONNECTION_MESSAGE;
  }
  return fallback;
}

/** The HTTP status of a failed call; undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** `code` and `details` of the server's error body, if any (A16). */
export function errorBodyOf(error: unknown): Partial<ErrorResponse> {
  return bodyOf(error) ?? {};
}
