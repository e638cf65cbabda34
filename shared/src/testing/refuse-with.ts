import { STATUS_OF, type ErrorResponse } from '@pasal/shared/contracts';
import { failWith } from './server-answers';

/** What the server answers when it refuses a call: the body and the status every error of this code has. */
export function refuseWith(
  code: ErrorResponse['code'],
  message: string,
  details?: ErrorResponse['details'],
): Response {
  const body: ErrorResponse = { message, code, requestId: 'req-1' };
  return failWith(STATUS_OF[code], details === undefined ? body : { ...body, details });
}
