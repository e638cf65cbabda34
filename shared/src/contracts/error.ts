import { Type, type Static } from '@sinclair/typebox';
import { ERROR_CODES } from './limits';
import { OneOf } from './schema';

/** Every error body (api.md "Errors"). `message` is fit for the screen; `details` depends on `code`. */
export const ErrorAnswer = Type.Object({
  message: Type.String(),
  code: OneOf(ERROR_CODES),
  details: Type.Optional(Type.Unknown()),
  requestId: Type.String(),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;

/** `details` of a `VALIDATION` error. */
export interface ValidationDetail {
  path: string;
  message: string;
}
