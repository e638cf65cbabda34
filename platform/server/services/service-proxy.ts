import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { UPLOAD_POLICY } from '@pasal/core/http/security/content-security-policy';
import { guardAccess } from '@pasal/core/http/security/access';
import { sendNotFound } from '@pasal/core/http/errors/error-response';
import { languageOf } from '@pasal/core/http/language';
import type { Role } from '@pasal/core/contract/roles';
import { STATUS_OF } from '@pasal/core/contract/error';
import { countedAddress } from '@pasal/core/limits/counted-address';
import { SERVICE_BASE_PATH } from '../../contract/service-path';
import { isInPreview } from '../callers/preview-cookie';
import { guardWalks, isOnWalk, WALK_COOKIE } from '../callers/walk-cookie';
import type { WalkGrants } from '../release/walk/walk-grants';
import type { Shop } from '../shop';
import type { PlatformDatabase } from '../tables';
import type { ClaimFacts } from './claim';
import { REQUEST_LIMIT } from './limits';
import * as messages from './messages';
import { ServiceFailure, type ServiceAnswer } from './service-answer';
import type { Services } from './services';

interface ProxyDeps {
  db: Kysely<PlatformDatabase>;
  services: Services;
  shop: Pick<Shop, 'findOpenedOrder'>;
  publicUrl: string | undefined;
  /** Reads whose walk it is. */
  readWalk: WalkGrants['read'];
}

interface ProxyParams {
  name: string;
  '*': string;
}

/** The request headers a service gets. Cookies and visitors' addresses are never passed on. */
const PASSED_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key'] as const;

function headersOf(request: FastifyRequest): Record<string, string> {
  const passed = PASSED_HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(passed), 'x-request-id': request.id };
}

/** Path and query below `/x/<remote>`, as they were sent. A proxy may send the whole URL. */
const restOf = ({ url }: FastifyRequest) =>
  /^(?:https?:\/\/[^/]*)?\/[^/]+\/[^/]+([^#]*)/i.exec(url)?.[1] ?? '/';

/**
 * Services know two roles; a user with another one counts as a visitor, because staff may do everything a service's
 * team intended for staff.
 */
const isKnown = (role: Role | undefined): role is 'staff' | 'admin' =>
  role === 'staff' || role === 'admin';

async function factsOf(
  request: FastifyRequest,
  { findOpenedOrder }: ProxyDeps['shop'],
): Promise<ClaimFacts> {
  const [staff, order] = await Promise.all([
    request.currentStaff(),
    findOpenedOrder(request.cookies),
  ]);
  const role = staff?.role;
  return {
    ...(isKnown(role) ? { who: 'staff', role } : { who: 'visitor' }),
    ...(order !== null && { order }),
  };
}

function sendAnswer(reply: FastifyReply, { status, type, body, publicFor }: ServiceAnswer) {
  reply.code(status).headers({
    // Opened directly, an answer is not a page of the shop.
    'content-security-policy': UPLOAD_POLICY,
    ...(publicFor > 0 && { 'cache-control': `public, max-age=${publicFor}` }),
  });
  if (type === undefined) return reply.send();
  return reply.type(type).send(body);
}

/** Answers that the service is unavailable. That is the team's failure, not an error in the shop's log. */
function sendAway(request: FastifyRequest, reply: FastifyReply, name: string) {
  const code = 'UNAVAILABLE';
  return reply.code(STATUS_OF[code]).send({
    message: messages.serviceAway(name)[languageOf(request)],
    code,
    requestId: request.id,
  });
}

/** Forwards `/x/<remote>/…` to the services of remotes. */
export async function registerServiceProxy(
  root: FastifyInstance,
  { db, services, shop, publicUrl, readWalk }: ProxyDeps,
): Promise<void> {
  await root.register(async (app) => {
    guardAccess(app, {
      db,
      publicUrl,
      // The request comes from a script of a release that isn't live: it never has a session.
      hasNoSession: (request) => isInPreview(request) || isOnWalk(request),
      refuse: guardWalks({ asks: [] }),
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      ['application/json', 'text/plain'],
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.addHook('onClose', async () => services.close());
    app.route<{ Params: ProxyParams }>({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: `${SERVICE_BASE_PATH}/:name/*`,
      exposeHeadRoute: false,
      bodyLimit: REQUEST_LIMIT,
      config: { access: 'public' },
      async handler(request, reply) {
        const { name } = request.params;
        // A walk gets nothing from other teams.
        if (isOnWalk(request) && (await readWalk(request.cookies[WALK_COOKIE]))?.name !== name) {
          return sendNotFound(request, reply);
        }
        try {
          const answer = await services.ask({
            name,
            method: request.method,
            rest: restOf(request),
            headers: headersOf(request),
            body: Buffer.isBuffer(request.body) ? request.body : undefined,
            facts: await factsOf(request, shop),
            from: countedAddress(request),
            reader: 'browser',
          });
          return await sendAnswer(reply, answer);
        } catch (error) {
          if (error instanceof ServiceFailure) return sendAway(request, reply, name);
          throw error;
        }
      },
    });
  });
}
