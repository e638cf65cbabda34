import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallResponse, CallShape, WholeCall } from '../contract/call';
import { staffOf } from './security/access';
import type { Limit } from '../limits/limits';
import type { SignedIn } from '../sessions/sessions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call a route of the API serves. */
    call?: WholeCall;
  }
  interface FastifyInstance {
    /** Every call of the API, in the order they were registered; complete once the server is ready. */
    servedCalls: WholeCall[];
    /** The limits calls name. */
    callLimits: Record<string, Limit>;
  }
}

type Part<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** The input of a handler: the checked input of its call, and the caller. */
export interface Served<Shape extends CallShape> {
  params: Part<Shape['params']>;
  query: Part<Shape['query']>;
  body: Part<Shape['body']>;
  /** The person who is signed in; undefined where the call is public, or a team's. */
  staff: Shape['access'] extends 'public' | 'release' ? undefined : SignedIn;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A response of the call's shape; a call that produces something else than JSON sends it itself. */
type Result<Shape extends CallShape> = Shape['response'] extends TSchema
  ? CallResponse<Shape>
  : FastifyReply;

interface ServeOptions {
  /** Looks at the body before its types are checked, for an error with words of its own. */
  before?: (body: unknown) => void;
  /** A request without a body is taken as one whose body has no fields. */
  isBodyOptional?: boolean;
}

/** Makes the steps that a body goes through before its types are checked. */
function beforeChecks({ before, isBodyOptional = false }: ServeOptions) {
  return async (request: FastifyRequest) => {
    if (isBodyOptional) request.body ??= {};
    before?.(request.body);
  };
}

function limitOf({ callLimits }: FastifyInstance, name: string): Limit {
  const limit = callLimits[name];
  if (limit === undefined) throw new Error(`no limit is called ${name}`);
  return limit;
}

/** Makes the route of a call: its address, rights, limits, checks and response come from its contract. */
export function serve<Shape extends CallShape>(
  app: FastifyInstance,
  call: WholeCall<Shape>,
  handle: (given: Served<Shape>) => Result<Shape> | Promise<Result<Shape>>,
  options: ServeOptions = {},
): void {
  const { method, path, params, query, body, response, status = 200 } = call;
  const { access, bodyLimit, limit, publicArea } = call;
  app.servedCalls.push(call);
  app.route({
    method,
    url: path,
    config: {
      call,
      access,
      ...(limit !== undefined && { limit: limitOf(app, limit) }),
      ...(publicArea !== undefined && { publicArea }),
    },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(response && { response: { [status]: response } }),
    },
    preValidation: beforeChecks(options),
    handler: async (request, reply) => {
      // The schemas above have checked what the types below say.
      const given = {
        params: request.params,
        query: request.query,
        body: request.body,
        staff: access === 'public' || access === 'release' ? undefined : staffOf(request),
        request,
        reply,
      } as Served<Shape>;
      const result = await handle(given);
      if (status !== 200) reply.code(status);
      return result;
    },
  });
}
