/**
 * The codes by which programs recognise an error (A16). The list is separate from the schemas because a browser needs
 * only the list.
 */
export const ERROR_CODES = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'NOT_AVAILABLE',
  'OVER_LIMIT',
  'CONFLICT',
  'IN_USE',
  'RELEASE_REFUSED',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'IDEMPOTENCY_MISMATCH',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
