import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '@pasal/shared/contracts';
import type { Database } from '../db/schema';
import type { Releases } from '../modules/release/releases';
import { answerAsPage } from '../http/security/content-security-policy';
import { sendNotFound } from '../http/errors/error-response';
import { DomainError } from '../errors/domain-error';
import { discoveryOf } from './discovery';
import { documentOf } from './document';
import { ICON } from './icon';
import { matchRoute, type RouteParams } from './match-route';
import { documentAnswers } from './needs/document-answers';
import { pageExists } from './page-exists';
import { remoteScripts, type FoundRoute } from './page-scripts';
import { shopNameReader } from './shop-name';
import { setOfVisitor } from './visitor-set';
import { registerReleaseFiles } from './release-files';

interface WebDeps {
  db: Kysely<Database>;
  releases: Releases;
  /** Milliseconds a document waits for its answers, where a test needs others. */
  answersWithin?: () => number;
}

const NEVER_KEPT = 'no-store';
/** Addresses a program asks for: what is missing there is answered to a program. */
const NOT_PAGES = ['/api/', '/uploads/', '/host/', '/remotes/'];

/**
 * The path of a request's address, as it was sent: `//name/x` is a path with an empty part, not a
 * host called `name`. A proxy may send the whole address.
 */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';
}

/** The part of a request's address after its question mark. */
const searchOf = (url: string) => new URLSearchParams(/\?([^#]*)/s.exec(url)?.[1]);

/** The first route, of the host's and then the remotes', that answers a path. */
function findRoute(releases: readonly ReleaseRecord[], pathname: string) {
  for (const owner of releases) {
    for (const route of owner.routes) {
      const params = matchRoute(route.path, pathname);
      if (params) return { owner, route, params };
    }
  }
  return undefined;
}

/** What a page shows first: in its own part, and in the layout around every page of the shop. */
function needsOf(host: ReleaseRecord, found: FoundRoute | undefined) {
  const isOfStaff = found?.route.layout === 'dashboard';
  return isOfStaff ? [] : [host.needs ?? [], found?.route.needs ?? []];
}

/**
 * Everything a browser loads that is not the API or a picture: the files of host and remotes, the
 * discovery document, and the page itself. An address nobody owns, a product or a category that
 * does not exist answer 404 with the shop's own page.
 */
export async function registerWeb(
  app: FastifyInstance,
  { db, releases, answersWithin }: WebDeps,
): Promise<void> {
  const readShopName = shopNameReader(db);
  const answer = documentAnswers(app, answersWithin);
  await registerReleaseFiles(app, releases);
  app.setNotFoundHandler(sendNotFound);

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const { url, host: shop } = request;
    const pathname = pathOf(url);
    if (NOT_PAGES.some((prefix) => pathname.startsWith(prefix))) {
      reply.callNotFound();
      return reply;
    }
    const set = await setOfVisitor(releases, request, reply);
    if (!set) throw new DomainError('UNAVAILABLE', 'The shop is being put up. Try again soon.');
    const { host, remotes } = set;
    const found = findRoute([host, ...remotes], pathname);
    const params: RouteParams = found?.params ?? {};
    const [exists, shopName, answers] = await Promise.all([
      found ? pageExists(db, found.route.path, params) : false,
      readShopName(),
      answer(needsOf(host, found), { params, search: searchOf(url), host: shop }),
    ]);
    const scripts = remoteScripts(remotes, found);
    const discovery = discoveryOf(remotes);
    const nonce = answerAsPage(reply);
    return reply
      .code(exists ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(documentOf({ host, discovery, scripts, answers, shopName, nonce }));
  }

  const access = { access: 'public' } as const;
  app.get('/discovery.json', { config: access }, async (request, reply) => {
    const set = await setOfVisitor(releases, request, reply);
    return reply.header('cache-control', NEVER_KEPT).send(discoveryOf(set?.remotes ?? []));
  });
  app.get('/icon.svg', { config: access }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(ICON),
  );
  app.get('/', { config: access }, (request, reply) => answerPage(request, reply));
  app.get('/*', { config: access }, (request, reply) => answerPage(request, reply));
}
