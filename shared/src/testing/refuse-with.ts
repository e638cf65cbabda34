import { STATUS_OF, type ErrorResponse } from '@pasal/shared/contracts';
import { failWith } from './server-answers';

/** Makes the server's answer to a refused call: the body and the status that every error of this code has. */
export function refuseWith(
  code: ErrorResponse['code'],
  message: string,
  details?: ErrorResponse['details'],
): Response {
  const body: ErrorResponse = { message, code, requestId: 'req-1' };
  return failWith(STATUS_OF[code], details === undefined ? body : { ...body, details });
}
