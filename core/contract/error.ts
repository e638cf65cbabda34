import { Type, type Static } from '@sinclair/typebox';
import { ERROR_CODES, type ErrorCode } from './error-codes';
import { OneOf } from './schema';

/** Every error body (A16). `message` is fit for the screen; `details` depends on `code`. */
export const ErrorResponse = Type.Object({
  message: Type.String(),
  code: OneOf(ERROR_CODES),
  details: Type.Optional(Type.Unknown()),
  requestId: Type.String(),
});
export type ErrorResponse = Static<typeof ErrorResponse>;

/** The HTTP status of each code. */
export const STATUS_OF = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  NOT_AVAILABLE: 409,
  OVER_LIMIT: 409,
  CONFLICT: 409,
  IN_USE: 409,
  RELEASE_REFUSED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<ErrorCode, number>;

/** One entry of the `details` of a `VALIDATION` error. */
export const ValidationDetail = Type.Object({ path: Type.String(), message: Type.String() });
export type ValidationDetail = Static<typeof ValidationDetail>;
