import { ErrorAnswer } from '@pasal/shared/contracts';
import type { AnswerDescription } from './openapi-types';
import type { DescribedRoute } from './route-description';
import type { SchemaReferences } from './schema-references';

/** Every refusal of api.md "Errors": its name in the document and when it comes. */
const REFUSALS = {
  400: ['Validation', 'VALIDATION: `details` lists each wrong field as `{path, message}`.'],
  401: [
    'Unauthenticated',
    'UNAUTHENTICATED: no session, or one that is expired, revoked or forged.',
  ],
  403: ['Forbidden', 'FORBIDDEN: the role may not do this, or the request came from another site.'],
  404: ['NotFound', 'NOT_FOUND: there is no such thing, or not for this caller.'],
  409: [
    'Conflict',
    'CONFLICT, IN_USE, or PRICE_CHANGED, OUT_OF_STOCK, NOT_AVAILABLE, OVER_LIMIT with the lines concerned in `details.items`; an order beyond `details.limits` in all is OVER_LIMIT without a line.',
  ],
  413: ['TooLarge', 'TOO_LARGE: the body is larger than the shop reads.'],
  415: ['UnsupportedMedia', 'UNSUPPORTED_MEDIA: the body is not of the kind this call takes.'],
  422: [
    'IdempotencyMismatch',
    'IDEMPOTENCY_MISMATCH: the key was used for another order, named in `details.order`.',
  ],
  429: ['RateLimited', 'RATE_LIMITED: too many tries; `Retry-After` says when to try again.'],
  500: ['Internal', 'INTERNAL: a mistake of the shop. `requestId` finds it in the log.'],
  503: ['Unavailable', 'UNAVAILABLE: the database is away or busy, or the server is closing.'],
} as const;

type RefusalStatus = keyof typeof REFUSALS;

const WAITING = new Set<RefusalStatus>([429, 503]);

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

function statusesOf({ method, url, access, schema, limited }: DescribedRoute): RefusalStatus[] {
  const sends = schema.body !== undefined || schema.form !== undefined;
  const asks = schema.params !== undefined || schema.querystring !== undefined;
  const changes = method !== 'GET';
  const statuses: [boolean, RefusalStatus[]][] = [
    [sends || asks || schema.requestHeaders !== undefined, [400]],
    [access !== 'public', [401]],
    [changes || access === 'admin', [403]],
    [url.includes(':'), [404]],
    [sends, [413, 415]],
    [limited, [429]],
    [true, [...(schema.refusals ?? []), 500, 503]],
  ];
  const listed = statuses.flatMap(([applies, list]) => (applies ? list : []));
  return [...new Set(listed)].toSorted((one, other) => one - other);
}

/** The refusals of a route, by status. */
export function refusalsOf(route: DescribedRoute): Record<string, { $ref: string }> {
  return Object.fromEntries(
    statusesOf(route).map((status) => [
      String(status),
      { $ref: `#/components/responses/${REFUSALS[status][0]}` },
    ]),
  );
}

/** What every refusal looks like. */
export function refusalComponents(schemas: SchemaReferences): Record<string, AnswerDescription> {
  const content = { 'application/json': { schema: schemas.refer(ErrorAnswer) } };
  return Object.fromEntries(
    (Object.keys(REFUSALS).map(Number) as RefusalStatus[]).map((status) => {
      const [name, description] = REFUSALS[status];
      const headers = WAITING.has(status) && { headers: retryAfter };
      return [name, { description, ...headers, content }];
    }),
  );
}
