import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { CoreDatabase } from '../../db/tables';
import { compressOnce, encodingFor } from './compression';
import { cachedResponses, keptBody, type KeptAnswer } from './cached-responses';
import { etagOf, fingerprintOf, isHeld } from './entity-tag';
import { publicVersions } from './public-versions';
import { SESSION_COOKIE } from '../../sessions/sessions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on a reading route whose answer depends on nothing but its address and this area. */
    publicArea?: string;
  }
  interface FastifyInstance {
    publicAnswers: PublicAnswers;
  }
}

/** What reads the kept answers beside the requests they were kept for. */
export interface PublicAnswers {
  /** The current answer of a route, by its whole address, to checked parameters; undefined when none is kept. */
  kept: (route: PublicRoute) => Promise<Buffer | undefined>;
}

interface PublicRoute {
  area: string;
  url: string;
  params: object;
  query: object;
}

/** Most bytes of answers one server keeps. */
const MAX_BYTES = 16 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The same for the same question, however its parameters are ordered; unknown ones are gone already. */
function keyOf(url: string | undefined, params: unknown, query: unknown): string {
  const given = Object.entries(query as object).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return JSON.stringify([url, params, given]);
}

const ofOneVisitor = new WeakSet<FastifyRequest>();

/** Says that the answer to a request is for who asked alone: nobody keeps it, here or there. */
export function keepForNobody(request: FastifyRequest): void {
  ofOneVisitor.add(request);
}

/** Writes what an answer's headers say of this form of it. */
function describe(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({ 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding' });
}

/**
 * Keeps the answers of routes with a `publicArea` until something of the area changes. The database
 * says which version an area has, in the same transaction as the change, and is asked at every read:
 * so no server answers with what was before a change that has been answered, whichever server made
 * it. Clients get an `ETag`, and 304 for what they hold. Staff always read the database.
 */
export function cachePublicResponses(app: FastifyInstance, db: Kysely<CoreDatabase>): void {
  const versions = publicVersions(db);
  const answers = cachedResponses<KeptAnswer>(MAX_BYTES);
  /** Version and key of the requests whose answer is to be kept. */
  const missed = new WeakMap<FastifyRequest, { version: string | undefined; key: string }>();

  async function lookUp(area: string, request: FastifyRequest, reply: FastifyReply) {
    if (request.cookies[SESSION_COOKIE] !== undefined) return;
    const version = (await versions()).get(area);
    const { routeOptions, params, query } = request;
    const key = keyOf(routeOptions.url, params, query);
    const kept = answers.get(key);
    if (kept === undefined || kept.version !== version) {
      missed.set(request, { version, key });
      return;
    }
    const { body, fingerprint } = kept;
    const encoding = encodingFor(request, body.length);
    const etag = etagOf(fingerprint, encoding);
    describe(reply, etag);
    if (isHeld(request, etag)) return reply.code(304).send();
    if (encoding === undefined) return reply.type(JSON_TYPE).send(body);
    const form = await compressOnce(body, encoding);
    return reply.header('content-encoding', encoding).type(JSON_TYPE).send(form);
  }

  async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const miss = ofOneVisitor.has(request) ? undefined : missed.get(request);
    if (miss === undefined || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload;
    }
    const { version, key } = miss;
    const body = keptBody(payload);
    const fingerprint = fingerprintOf(body);
    if (version !== undefined) answers.set(key, { version, fingerprint, body });
    const encoding = encodingFor(request, body.length);
    const etag = etagOf(fingerprint, encoding);
    describe(reply, etag);
    if (isHeld(request, etag)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return '';
    }
    if (encoding === undefined) return body;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressOnce(body, encoding);
  }

  app.publicAnswers.kept = async ({ area, url, params, query }) => {
    const kept = answers.get(keyOf(url, params, query));
    if (kept === undefined) return undefined;
    return kept.version === (await versions()).get(area) ? kept.body : undefined;
  };

  app.addHook('onRoute', (route) => {
    const area = route.config?.publicArea;
    if (area === undefined || route.method !== 'GET') return;
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      (request: FastifyRequest, reply: FastifyReply) => lookUp(area, request, reply),
    ];
    route.onSend = [...[route.onSend ?? []].flat(), keep];
  });
}
