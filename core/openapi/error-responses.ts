import { ErrorResponse, STATUS_OF } from '../contract/error';
import { type ErrorCode } from '../contract/error-codes';
import type { WholeCall } from '../contract/call';
import { errorsOfCall } from '../http/errors/errors-of-call';
import type { ResponseDescription } from './openapi-types';
import type { SchemaReferences } from './schema-references';

/** Every error of A17 to A26: its name in the document and when it occurs. */
const ERROR_RESPONSES = {
  400: ['Validation', 'VALIDATION: `details` lists each wrong field as `{path, message}`.'],
  401: [
    'Unauthenticated',
    'UNAUTHENTICATED: no session, or one that is expired, revoked or forged.',
  ],
  403: ['Forbidden', 'FORBIDDEN: the role may not do this, or the request came from another site.'],
  404: ['NotFound', 'NOT_FOUND: it doesn’t exist, or not for this caller.'],
  409: [
    'Conflict',
    'CONFLICT, IN_USE, or PRICE_CHANGED, OUT_OF_STOCK, NOT_AVAILABLE, OVER_LIMIT with the lines concerned in `details.items`; an order beyond `details.limits` in all is OVER_LIMIT without a line.',
  ],
  413: ['TooLarge', 'TOO_LARGE: the body is larger than the shop reads.'],
  415: ['UnsupportedMedia', 'UNSUPPORTED_MEDIA: the body is not of the kind this call takes.'],
  422: [
    'IdempotencyMismatch',
    'IDEMPOTENCY_MISMATCH: the key was used for another body or another call; of an order, `details.order` names the first.',
  ],
  429: ['RateLimited', 'RATE_LIMITED: too many tries; `Retry-After` says when to try again.'],
  500: ['Internal', 'INTERNAL: a mistake of the shop. `requestId` finds it in the log.'],
  503: ['Unavailable', 'UNAVAILABLE: the database is away or busy, or the server is closing.'],
} as const;

type ErrorStatus = keyof typeof ERROR_RESPONSES;

const WAITING = new Set<ErrorStatus>([429, 503]);

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

function statusesOf(call: WholeCall): ErrorStatus[] {
  const codes = Object.keys(errorsOfCall(call)) as ErrorCode[];
  const statuses = new Set(codes.map((code) => STATUS_OF[code]));
  return [...statuses].toSorted((one, other) => one - other);
}

/** The errors of a call, by status. */
export function errorResponsesOf(call: WholeCall): Record<string, { $ref: string }> {
  return Object.fromEntries(
    statusesOf(call).map((status) => [
      String(status),
      { $ref: `#/components/responses/${ERROR_RESPONSES[status][0]}` },
    ]),
  );
}

/** The responses of all errors. */
export function describeErrors(schemas: SchemaReferences): Record<string, ResponseDescription> {
  const content = { 'application/json': { schema: schemas.refer(ErrorResponse) } };
  return Object.fromEntries(
    (Object.keys(ERROR_RESPONSES).map(Number) as ErrorStatus[]).map((status) => {
      const [name, description] = ERROR_RESPONSES[status];
      const headers = WAITING.has(status) && { headers: retryAfter };
      return [name, { description, ...headers, content }];
    }),
  );
}
