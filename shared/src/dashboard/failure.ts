import { errorOf, messageOf, statusOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import type { ValidationDetail } from '@pasal/shared/contracts';
import { notify } from '@pasal/shared/shell';

/**
 * The words for a failed call. None when the session is over: then no one reads them (R8.18 "silent logout").
 */
export function failureOf(error: unknown, fallback: string): string | undefined {
  return statusOf(error) === 401 ? undefined : messageOf(error, fallback);
}

/** Shows a failure in a toast, unless the session is over; returns the words it showed. */
export function notifyFailure(
  error: unknown,
  fallback: string,
  options: Parameters<typeof notify.error>[1],
): string | undefined {
  const words = failureOf(error, fallback);
  if (words !== undefined) notify.error(words, options);
  return words;
}

/** Reads the error as one that any call may answer with. */
export const commonErrorOf = (error: unknown) => errorOf(calls.currentUser, error);

/** Reads the problems of the request, field by field. */
export function detailsOf(error: unknown): readonly ValidationDetail[] {
  const common = commonErrorOf(error);
  // A request that came too slowly is refused before it is read: then no field is named.
  return common?.code === 'VALIDATION' ? (common.details ?? []) : [];
}
