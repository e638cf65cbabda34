import { errorOf, messageOf, statusOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import type { ValidationDetail } from '@pasal/shared/contracts';
import { notify } from '@pasal/shared/shell';

/** The message for a failed call. None if the session has ended: nobody would read it (R8.18 "silent logout"). */
export function failureOf(error: unknown, fallback: string): string | undefined {
  return statusOf(error) === 401 ? undefined : messageOf(error, fallback);
}

/** Shows a failure in a toast, unless the session has ended; returns the message. */
export function notifyFailure(
  error: unknown,
  fallback: string,
  options: Parameters<typeof notify.error>[1],
): string | undefined {
  const words = failureOf(error, fallback);
  if (words !== undefined) notify.error(words, options);
  return words;
}

/** Reads an error as one that any call may return. */
export const commonErrorOf = (error: unknown) => errorOf(calls.currentUser, error);

/** Reads the request's problems by field. */
export function detailsOf(error: unknown): readonly ValidationDetail[] {
  const common = commonErrorOf(error);
  // A request that times out is refused before parsing: no field is named then.
  return common?.code === 'VALIDATION' ? (common.details ?? []) : [];
}
