import type { ErrorCode } from '@pasal/core/contract/error-codes';
import type { ValidationDetail } from '@pasal/core/contract/error';
import type { Call, CallError, CallShape } from '../contracts/calls';

/** The errors that any call may return besides its own. */
type CommonError = {
  [Code in ErrorCode]: Code extends 'VALIDATION'
    ? { code: Code; details: ValidationDetail[] }
    : { code: Code; details?: undefined };
}[ErrorCode];

/** An error of the API with the `details` its code says it has. */
export type ErrorOf<Shape extends CallShape> =
  CallError<Shape> | Exclude<CommonError, { code: CallError<Shape>['code'] }>;

/**
 * Reads a call's error from the server's response: its code, and details in the shape that the call's contract
 * defines for it (the server's tests check that). Undefined without an API response.
 */
export function errorOf<Shape extends CallShape>(
  _call: Call<Shape>,
  error: unknown,
): ErrorOf<Shape> | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('code' in data)) return undefined;
  return data as ErrorOf<Shape>;
}
