import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { answerAsPage } from '../http/security/content-security-policy';
import { sendNotFound } from '../http/errors/error-response';
import { DomainError } from '../errors/domain-error';
import { activeReleases, discoveryOf } from './discovery';
import { documentOf } from './document';
import { ICON } from './icon';
import { matchRoute } from './match-route';
import { pageExists } from './page-exists';
import { shopNameReader } from './shop-name';
import { ownBuilds } from './own-builds';
import { registerReleaseFiles } from './release-files';

interface WebDeps {
  db: Kysely<Database>;
  /** The project's root, below which the builds are. */
  root: string;
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

/**
 * Everything a browser loads that is not the API or a picture: the files of host and remotes, the
 * discovery document, and the page itself. An address nobody owns, a product or a category that
 * does not exist answer 404 with the shop's own page.
 */
export async function registerWeb(app: FastifyInstance, { db, root }: WebDeps): Promise<void> {
  const built = ownBuilds(root);
  const releases = activeReleases(db, built);
  const readShopName = shopNameReader(db);
  await registerReleaseFiles(app, built.find);
  app.setNotFoundHandler(sendNotFound);

  async function answerPage(url: string, reply: FastifyReply): Promise<FastifyReply> {
    const pathname = pathOf(url);
    if (NOT_PAGES.some((prefix) => pathname.startsWith(prefix))) {
      reply.callNotFound();
      return reply;
    }
    const host = await built.host();
    if (!host) throw new DomainError('UNAVAILABLE', 'The shop is being put up. Try again soon.');
    const active = await releases();
    const found = [...host.routes, ...active.flatMap(({ routes }) => routes)]
      .map((route) => ({ route, params: matchRoute(route.path, pathname) }))
      .find(({ params }) => params !== null);
    const [exists, shopName] = await Promise.all([
      found?.params ? pageExists(db, found.route.path, found.params) : false,
      readShopName(),
    ]);
    const nonce = answerAsPage(reply);
    return reply
      .code(exists ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(documentOf({ host, discovery: discoveryOf(active), shopName, nonce }));
  }

  const access = { access: 'public' } as const;
  app.get('/discovery.json', { config: access }, async (_request, reply) =>
    reply.header('cache-control', NEVER_KEPT).send(discoveryOf(await releases())),
  );
  app.get('/icon.svg', { config: access }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(ICON),
  );
  app.get('/', { config: access }, (request, reply) => answerPage(request.url, reply));
  app.get('/*', { config: access }, (request, reply) => answerPage(request.url, reply));
}
