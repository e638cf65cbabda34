import { errorOf, messageOf, statusOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import type { ValidationDetail } from '@pasal/shared/contracts';
import { notify } from '@pasal/shared/shell';

/**
 * The words for a failed call. None when the session is over: nobody is there to read them (R8.18
 * "silent logout").
 */
export function failureOf(error: unknown, fallback: string): string | undefined {
  return statusOf(error) === 401 ? undefined : messageOf(error, fallback);
}

/** Tells a failure in a toast, as far as somebody is there to read it; returns the words it told. */
export function notifyFailure(
  error: unknown,
  fallback: string,
  options: Parameters<typeof notify.error>[1],
): string | undefined {
  const words = failureOf(error, fallback);
  if (words !== undefined) notify.error(words, options);
  return words;
}

/** What any call may answer: that of one without errors of its own. */
export const commonErrorOf = (error: unknown) => errorOf(calls.currentUser, error);

/** What is wrong with what was sent, field by field. */
export function detailsOf(error: unknown): readonly ValidationDetail[] {
  const common = commonErrorOf(error);
  // A request that came too slowly is refused before it is read: then no field is named.
  return common?.code === 'VALIDATION' ? (common.details ?? []) : [];
}
