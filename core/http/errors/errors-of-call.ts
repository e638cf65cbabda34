import type { TSchema } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { ValidationDetail } from '../../contract/error';
import { type ErrorCode } from '../../contract/error-codes';
import type { WholeCall } from '../../contract/call';
import { isKeyed } from '../once/press';

/** The errors of a call, each with the shape of its `details`; null if it has none. */
export type CallErrors = Partial<Record<ErrorCode, TSchema | null>>;

const INVALID: CallErrors = { VALIDATION: Type.Array(ValidationDetail) };

/** Every error a call may answer: those that follow from its contract, and its own. */
export function errorsOfCall(call: WholeCall): CallErrors {
  const { method, access, params, query, headers, body, form, consumes, limit, errors } = call;
  const sends = [body, form, consumes].some((part) => part !== undefined);
  const asks = [params, query, headers].some((part) => part !== undefined);
  return {
    ...((sends || asks) && INVALID),
    ...(access !== 'public' && { UNAUTHENTICATED: null }),
    // A change may come from another site; a signed-in user may lack the role.
    ...((method !== 'GET' || access !== 'public') && { FORBIDDEN: null }),
    ...(params && { NOT_FOUND: null }),
    ...(sends && { TOO_LARGE: null, UNSUPPORTED_MEDIA: null }),
    ...((limit !== undefined || form !== undefined) && { RATE_LIMITED: null }),
    ...(isKeyed(call) && { IDEMPOTENCY_MISMATCH: null }),
    ...errors,
    INTERNAL: null,
    UNAVAILABLE: null,
  };
}
