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
    /** The limits calls name. */
    callLimits: Record<string, Limit>;
    /** Reads the answers of public calls for one who makes no request, by the names of the calls. */
    publicReadings: Map<string, PublicReading>;
  }
}

/** Reads an answer as JSON, of parameters that have been checked; what the call refuses is thrown. */
type PublicReading = (given: {
  params: object;
  query: object;
  language: Language;
  request: PublicReader;
}) => Promise<string>;

/** An answer that is the same for all depends on nothing but its address. */
type OfCaller<Shape extends CallShape, OfAll, OfOne> = Shape['publicArea'] extends string
  ? OfAll
  : OfOne;

type Part<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** The input of a handler: the checked input of its call, and the caller. */
export interface Served<Shape extends CallShape> {
  params: Part<Shape['params']>;
  query: Part<Shape['query']>;
  body: Part<Shape['body']>;
  /** The one that is asked for; what has no words in it is answered in English. */
  language: Language;
  /** The person who is signed in; undefined where the call is public, or a team's. */
  staff: Shape['access'] extends 'public' | 'release' ? undefined : SignedIn;
  /** The key of a call that may have one, with what it belongs to; a form's is read with its parts. */
  press: Shape['headers'] extends object ? Press | undefined : undefined;
  request: OfCaller<Shape, PublicReader, FastifyRequest>;
  reply: OfCaller<Shape, undefined, FastifyReply>;
}

/**
 * A response of the call's shape, whose texts may be in both languages; a call that produces something else than JSON sends it
 * itself. What is the same for all is a long list, and has its texts in one language already.
 */
type Result<Shape extends CallShape> = Shape['response'] extends TSchema
  ? OfCaller<Shape, CallResponse<Shape>, Localisable<CallResponse<Shape>>>
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

/** Lets documents read the answers of a call that every visitor may ask for as often as they like. */
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

/** Makes the route of a call: its address, rights, limits, checks and response come from its contract. */
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
      // The schemas above have checked what the types below say.
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
      // A reply that was sent has no words left to say.
      return publicArea === undefined ? localise<unknown>(result, given.language) : result;
    },
  });
}
