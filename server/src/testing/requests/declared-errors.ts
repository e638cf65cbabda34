import { OptionalKind, type TSchema } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { ErrorResponse, STATUS_OF } from '@pasal/shared/contracts';
import type { WholeCall } from '@pasal/core/contract/call';
import { SCHEMA_KEYWORDS } from '@pasal/core/http/body/schema-keywords';
import { isOnWalk } from '@pasal/platform/server/callers/walk-cookie';
import { errorsOfCall } from '@pasal/core/http/errors/errors-of-call';

/** Every call may return this error to a caller that asks for another host than the shop's. */
const OTHER_HOST = 421;

const ajv = new Ajv({ keywords: [...SCHEMA_KEYWORDS], validateFormats: false });
const isErrorAnswer = ajv.compile<ErrorResponse>(ErrorResponse);

function isDeclared(schema: TSchema | null, details: unknown): boolean {
  if (details === undefined) return schema === null || OptionalKind in schema;
  return schema !== null && ajv.validate(schema, details);
}

/** Describes an error that the call does not declare; undefined when it declares all of it. */
function undeclared(call: WholeCall, status: number, payload: unknown): string | undefined {
  const answer: unknown = JSON.parse(String(payload));
  if (!isErrorAnswer(answer)) return `an error of another shape: ${String(payload)}`;
  const { code, details } = answer;
  const schema = errorsOfCall(call)[code];
  if (schema === undefined) return code;
  if (STATUS_OF[code] !== status) return `${code} with status ${status}`;
  return isDeclared(schema, details) ? undefined : `${code} with ${JSON.stringify(details)}`;
}

/**
 * Compares every error of a server with the errors that the contract of the call declares.
 * @returns a function that throws when one of them was not declared
 */
export function watchErrors(app: FastifyInstance): () => void {
  const found = new Set<string>();
  app.addHook('onSend', async (request, { statusCode }, payload) => {
    const { method } = request;
    const { call } = request.routeOptions.config;
    // A walk sees only the calls that visitors have.
    const isHidden = statusCode === 404 && isOnWalk(request);
    const isOfCall =
      call !== undefined && method !== 'HEAD' && statusCode !== OTHER_HOST && !isHidden;
    if (statusCode < 400 || !isOfCall) return payload;
    const what = undeclared(call, statusCode, payload);
    if (what !== undefined) found.add(`${call.name} (${method} ${call.path}): ${what}`);
    return payload;
  });
  return () => {
    if (found.size === 0) return;
    throw new Error(`errors that their call does not declare:\n${[...found].join('\n')}`);
  };
}
