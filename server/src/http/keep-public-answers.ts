import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { KeptAnswers } from './kept-answers';
import { publicVersions, type PublicArea } from './public-versions';
import { SESSION_COOKIE } from './sessions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on a reading route whose answer depends on nothing but its address and this area. */
    publicArea?: PublicArea;
  }
}

/** Most bytes of answers one server keeps. */
const MAX_BYTES = 16 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The same for the same question, however its parameters are ordered; unknown ones are gone already. */
function keyOf({ routeOptions, params, query }: FastifyRequest): string {
  const given = Object.entries(query as object).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return JSON.stringify([routeOptions.url, params, given]);
}

function etagOf(body: Buffer | string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether the client holds this very answer already. */
function isHeld(request: FastifyRequest, etag: string): boolean {
  const held = request.headers['if-none-match'];
  return (
    held !== undefined && held.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
  );
}

function sendHeld(reply: FastifyReply): FastifyReply {
  return reply.code(304).removeHeader('content-type').removeHeader('content-length').send();
}

/**
 * Keeps the answers of routes with a `publicArea` until something of the area changes. The database
 * says which version an area has, in the same transaction as the change, and is asked at every read:
 * so no server answers with what was before a change that has been answered, whichever server made
 * it. Clients get an `ETag`, and 304 for what they hold. Staff always read the database.
 */
export function keepPublicAnswers(app: FastifyInstance, db: Kysely<Database>): void {
  const versions = publicVersions(db);
  const answers = new KeptAnswers(MAX_BYTES);
  /** Version and key of the requests whose answer is to be kept. */
  const missed = new WeakMap<FastifyRequest, { version: string | undefined; key: string }>();

  async function lookUp(area: PublicArea, request: FastifyRequest, reply: FastifyReply) {
    if (request.cookies[SESSION_COOKIE] !== undefined) return;
    const version = (await versions()).get(area);
    const key = keyOf(request);
    const kept = answers.get(key);
    if (kept === undefined || kept.version !== version) {
      missed.set(request, { version, key });
      return;
    }
    reply.header('cache-control', 'no-cache').header('etag', kept.etag);
    if (isHeld(request, kept.etag)) return sendHeld(reply);
    return reply.type(JSON_TYPE).send(kept.body);
  }

  async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const miss = missed.get(request);
    if (miss === undefined || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload;
    }
    const { version, key } = miss;
    const body = Buffer.from(payload);
    const etag = etagOf(body);
    if (version !== undefined) answers.set(key, { version, etag, body });
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (!isHeld(request, etag)) return body;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  }

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
