import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../contract/language';
import type { CallResponse, CallShape, WholeCall } from '../contract/call';
import { serializerFor } from './body/serialization';
import type { PublicReader } from './cache/public-reader';
import { languageOf } from './language';
import { localise, type Localisable } from '../errors/wording';
import { isKeyed, pressOf, type Press } from './once/press';
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
    /** The rate limits that calls name. */
    callLimits: Record<string, Limit>;
    /** Reads the answers of public calls without an HTTP request, by call name. */
    publicReadings: Map<string, PublicReading>;
  }
}

/** Reads an answer as JSON, from validated parameters; throws the call's errors. */
type PublicReading = (given: {
  params: object;
  query: object;
  language: Language;
  request: PublicReader;
}) => Promise<string>;

/** An answer that is the same for everyone depends only on its address. */
type OfCaller<Shape extends CallShape, OfAll, OfOne> = Shape['publicArea'] extends string
  ? OfAll
  : OfOne;

type Part<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** The input of a handler: the validated input of its call, and the caller. */
export interface Served<Shape extends CallShape> {
  params: Part<Shape['params']>;
  query: Part<Shape['query']>;
  body: Part<Shape['body']>;
  /** The requested language; anything without texts in it is answered in English. */
  language: Language;
  /** The signed-in user; undefined if the call is public or a team's. */
  staff: Shape['access'] extends 'public' | 'release' ? undefined : SignedIn;
  /** The idempotency key of a call that supports one, with its scope; a form's key is read with its parts. */
  press: Shape['headers'] extends object ? Press | undefined : undefined;
  request: OfCaller<Shape, PublicReader, FastifyRequest>;
  reply: OfCaller<Shape, undefined, FastifyReply>;
}

/**
 * A response of the call's shape, whose texts may be bilingual; a call that produces something other than JSON sends
 * it itself. An answer that is the same for everyone is a long list, already localised.
 */
type Result<Shape extends CallShape> = Shape['response'] extends TSchema
  ? OfCaller<Shape, CallResponse<Shape>, Localisable<CallResponse<Shape>>>
  : FastifyReply;

interface ServeOptions {
  /** Checks the body before schema validation, for errors with texts of their own. */
  before?: (body: unknown) => void;
  /** A request without a body is treated as an empty object. */
  isBodyOptional?: boolean;
}

/** Makes the steps a body goes through before schema validation. */
function beforeChecks({ before, isBodyOptional = false }: ServeOptions) {
  return async (request: FastifyRequest) => {
    if (isBodyOptional) request.body ??= {};
    before?.(request.body);
  };
}

/** Lets documents read the answers of a public call that has no rate limit. */
function offerReading<Shape extends CallShape>(
  { publicReadings }: FastifyInstance,
  { name, access, publicArea, limit, response }: WholeCall<Shape>,
  handle: (given: Served<Shape>) => unknown,
): void {
  if (access !== 'public' || publicArea === undefined || limit !== undefined) return;
  const write = serializerFor(response ?? {});
  publicReadings.set(name, async (given) => write(await handle(given as Served<Shape>)));
}

function limitOf({ callLimits }: FastifyInstance, name: string): Limit {
  const limit = callLimits[name];
  if (limit === undefined) throw new Error(`no limit is called ${name}`);
  return limit;
}

/** Registers the route of a call: its address, access, limits, validation and response come from its contract. */
export function serve<Shape extends CallShape>(
  app: FastifyInstance,
  call: WholeCall<Shape>,
  handle: (given: Served<Shape>) => Result<Shape> | Promise<Result<Shape>>,
  options: ServeOptions = {},
): void {
  const { method, path, params, query, body, response, status = 200 } = call;
  const { access, permission, bodyLimit, limit, publicArea } = call;
  app.servedCalls.push(call);
  offerReading(app, call, handle);
  app.route({
    method,
    url: path,
    config: {
      call,
      access,
      ...(permission !== undefined && { permission }),
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
      // The schemas above have validated what the types below declare.
      const given = {
        params: request.params,
        query: request.query,
        body: request.body,
        language: languageOf(request),
        staff: access === 'public' || access === 'release' ? undefined : staffOf(request),
        press: isKeyed(call) && call.form === undefined ? pressOf(call, request) : undefined,
        request,
        reply,
      } as Served<Shape>;
      const result = await handle(given);
      if (status !== 200) reply.code(status);
      // A reply that was already sent needs no localising.
      return publicArea === undefined ? localise<unknown>(result, given.language) : result;
    },
  });
}
