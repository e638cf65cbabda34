import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { CoreDatabase } from '../../db/tables';
import { compressOnce, encodingFor } from './compression';
import { createResponseCache, makeCachedBody, type CachedAnswer } from './cached-responses';
import { etagOf, fingerprintOf, matchesEtag } from './entity-tag';
import { endOf, isForAll } from './public-reader';
import { createVersionReader, type Versions } from './public-versions';
import type { Language } from '../../contract/language';
import { languageOf } from '../language';
import { SESSION_COOKIE } from '../../sessions/sessions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on a read route whose answer depends only on its address and this area. */
    publicArea?: string;
  }
  interface FastifyInstance {
    publicAnswers: PublicAnswers;
  }
}

/** The cached answers, for code other than the requests they were cached for. */
export interface PublicAnswers {
  /**
   * Finds a route's answer of these versions by its full address and validated parameters; undefined when none is
   * cached.
   */
  find: (route: PublicRoute, versions: Versions) => Pick<CachedAnswer, 'body' | 'end'> | undefined;
  /** Caches an answer read after these versions, until it expires. */
  keep: (route: PublicRoute, versions: Versions, text: string, end: number) => void;
}

export interface PublicRoute {
  area: string;
  url: string;
  params: object;
  query: object;
  language: Language;
}

/** The maximum bytes of answers one server caches. */
const MAX_BYTES = 16 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The same key for the same query in the same language, whatever the parameters' order; unknown ones are already
 * removed.
 */
function keyOf({ url, params, query, language }: Omit<PublicRoute, 'area'>): string {
  const given = Object.entries({ ...query, language }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return JSON.stringify([url, params, given]);
}

/** A cache miss: its key, and the version it will have. */
interface Missed {
  version: string | undefined;
  key: string;
}

/** True while a cached answer equals a new read. */
const isCurrent = ({ version, end }: CachedAnswer, now: string | undefined) =>
  version === now && Date.now() < end;

/** Writes the headers that describe this form of an answer. */
function describe(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({ 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding' });
}

type Answers = ReturnType<typeof createResponseCache<CachedAnswer>>;

/** Caches an answer unless its area has no version, and returns it in its cached form. */
function keepIn(answers: Answers, { version, key }: Missed, text: string, end: number) {
  const body = makeCachedBody(text);
  const fingerprint = fingerprintOf(body);
  if (version !== undefined) answers.set(key, { version, fingerprint, body, end });
  return { body, fingerprint };
}

function offerAnswers({ publicAnswers }: FastifyInstance, answers: Answers): void {
  publicAnswers.find = (route, now) => {
    const cached = answers.get(keyOf(route));
    return cached && isCurrent(cached, now.get(route.area)) ? cached : undefined;
  };
  publicAnswers.keep = (route, now, text, end) => {
    keepIn(answers, { version: now.get(route.area), key: keyOf(route) }, text, end);
  };
}

/**
 * Caches the answers of routes with a `publicArea` until something of the area changes. The database updates an
 * area's version in the same transaction as the change, and every read checks it: so no server answers with data from
 * before a change that has been answered, whichever server made it. Clients get an `ETag`, and 304 if their copy is
 * current. Staff always read the database.
 */
export function cachePublicResponses(app: FastifyInstance, db: Kysely<CoreDatabase>): void {
  const versions = createVersionReader(db);
  const answers = createResponseCache<CachedAnswer>(MAX_BYTES);
  /** Version and key of the requests whose answer will be cached. */
  const missed = new WeakMap<FastifyRequest, Missed>();

  app.decorateRequest('versions');

  async function lookUp(area: string, request: FastifyRequest, reply: FastifyReply) {
    if (request.cookies[SESSION_COOKIE] !== undefined) return;
    request.versions = await versions();
    const version = request.versions.get(area);
    const key = keyOf({
      url: request.routeOptions.url ?? '',
      // The schemas of the route have validated them.
      params: request.params as object,
      query: request.query as object,
      language: languageOf(request),
    });
    const cached = answers.get(key);
    if (cached === undefined || !isCurrent(cached, version)) {
      missed.set(request, { version, key });
      return;
    }
    const { body, fingerprint } = cached;
    const encoding = encodingFor(request, body.length);
    const etag = etagOf(fingerprint, encoding);
    describe(reply, etag);
    if (matchesEtag(request, etag)) return reply.code(304).send();
    if (encoding === undefined) return reply.type(JSON_TYPE).send(body);
    const form = await compressOnce(body, encoding);
    return reply.header('content-encoding', encoding).type(JSON_TYPE).send(form);
  }

  async function store(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const miss = isForAll(request) ? missed.get(request) : undefined;
    if (miss === undefined || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload;
    }
    const { body, fingerprint } = keepIn(answers, miss, payload, endOf(request));
    const encoding = encodingFor(request, body.length);
    const etag = etagOf(fingerprint, encoding);
    describe(reply, etag);
    if (matchesEtag(request, etag)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return '';
    }
    if (encoding === undefined) return body;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressOnce(body, encoding);
  }

  offerAnswers(app, answers);
  app.addHook('onRoute', (route) => {
    const area = route.config?.publicArea;
    if (area === undefined || route.method !== 'GET') return;
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      (request: FastifyRequest, reply: FastifyReply) => lookUp(area, request, reply),
    ];
    route.onSend = [...[route.onSend ?? []].flat(), store];
  });
}
