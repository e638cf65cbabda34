import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { PlatformDatabase } from './tables';
import { publicVersions } from '@pasal/core/http/cache/public-versions';
import type { Releases } from './release/releases';
import type { ReleaseSet } from './release/live-sets';
import { addressOf, countedAddress } from '@pasal/core/limits/counted-address';
import { LIMITS } from './limits';
import { tookToken } from '@pasal/core/limits/rate-limit';
import { PREVIEW_COOKIE } from './callers/preview-cookie';
import { sendNotFound } from '@pasal/core/http/errors/error-response';
import { DomainError } from '@pasal/core/errors/domain-error';
import { discoveryOf } from './discovery';
import { documentCache } from './document-cache';
import {
  canonicalAddress,
  findPage,
  isFramed,
  isRendered,
  needsOf,
  type FoundPage,
} from './found-page';
import { documentAnswers } from './needs/document-answers';
import type { Asker } from './needs/public-call';
import { pageHealth } from './page-health';
import type { Renderers } from './render/renderers';
import { renderedPages } from './rendered/rendered-pages';
import { documentSetIdOf } from './rendered/render-set-of';
import { registerReleaseFiles } from './release-files';
import { isOpen, previewOpener, type OpenPreview } from './preview/open-preview';
import { NOT_INDEXED } from './preview/preview-page';
import { registerPreview, sendNoPreview } from './preview/register-preview';
import { sendDocument } from './send-document';
import { sendForBrowser } from './send-for-browser';
import type { Shop } from './shop';
import { setOfVisitor } from './visitor-set';

interface WebDeps {
  db: Kysely<PlatformDatabase>;
  shop: Shop;
  releases: Releases;
  /** What makes pages on the server; without it the browser makes all of them. */
  renderers?: Renderers;
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

/** What a document is made for. */
interface Asked {
  set: ReleaseSet;
  found: FoundPage | undefined;
  /** As `canonicalAddress` writes it. */
  address: string;
  search: URLSearchParams;
  /** Who asks, and the shop's host as their request names it. */
  asker: Asker;
}

function askedFor(request: FastifyRequest, set: ReleaseSet): Asked {
  const { url, host } = request;
  const asker = { host, from: addressOf(request) ?? '' };
  const pathname = pathOf(url);
  const search = searchOf(url);
  const found = findPage(set, pathname);
  const address = canonicalAddress(set.host, found, search);
  return { set, found, address, search, asker };
}

/** Answers the pages of the shop: as the server made them where it can, else for the browser to make. */
function pageAnswers(
  app: FastifyInstance,
  { db, shop, releases, renderers, answersWithin }: WebDeps,
) {
  const answer = documentAnswers(app, answersWithin);
  const rendered = renderers && renderedPages({ shop, releases, renderers, answer });
  const cache = documentCache(publicVersions(db));
  const health = pageHealth(releases.health);

  /** What the page of an address is made of, whoever makes it. */
  async function partsOf({ set, found, address, search, asker }: Asked) {
    const [standing, shopName, answers] = await Promise.all([
      found ? shop.standing(found.route.path, found.params) : 'missing',
      shop.name(),
      answer(needsOf(set.host, found), { params: found?.params ?? {}, search, ...asker }),
    ]);
    const status = standing === 'missing' ? 404 : 200;
    // Of what is nowhere there is one page.
    const isListed = (standing === 'listed' || !found) && !address.includes('?');
    return { found, address, status, isListed, shopName, answers };
  }

  /** Whether to make a page of which there may be any number; without its count the browser does. */
  const mayRender = (request: FastifyRequest) =>
    tookToken(db, LIMITS.renderOfAddress, countedAddress(request)).catch(() => false);

  type Parts = Awaited<ReturnType<typeof partsOf>>;

  return {
    rendered,
    /** A release that isn't live: its code runs in the holder's browser alone, and nobody keeps the page. */
    async sendPreview(request: FastifyRequest, reply: FastifyReply, preview: OpenPreview) {
      const asked = askedFor(request, preview.set);
      reply.header('x-robots-tag', NOT_INDEXED);
      return sendForBrowser(reply, { ...asked, ...(await partsOf(asked)), shop, preview });
    },
    async send(request: FastifyRequest, reply: FastifyReply, set: ReleaseSet) {
      const asked = askedFor(request, set);
      const { found, address } = asked;
      await health.addTicket(reply, set);
      let parts: Promise<Parts> | undefined;
      if (rendered && (isRendered(found) || isFramed(found))) {
        const document = await cache.find({ setId: documentSetIdOf(set), address }, async () => {
          parts = partsOf(asked);
          const known = await parts;
          const mayMake = known.isListed || (await mayRender(request));
          return mayMake ? rendered.make(set, known, health.judge(request, set, found)) : null;
        });
        if (document) return sendDocument(request, reply, document);
      }
      return sendForBrowser(reply, { ...asked, ...(await (parts ?? partsOf(asked))), shop });
    },
  };
}

/**
 * Everything a browser loads that is not the API or a picture: the files of host and remotes, the
 * discovery document, and the page itself. An address nobody owns, a product or a category that
 * does not exist answer 404 with the shop's own page.
 */
export async function registerWeb(app: FastifyInstance, deps: WebDeps): Promise<void> {
  const { releases } = deps;
  const pages = pageAnswers(app, deps);
  if (pages.rendered) releases.renderWith(pages.rendered);
  await registerReleaseFiles(app, releases);
  const openPreview = previewOpener(deps);
  registerPreview(app, deps);
  app.setNotFoundHandler(sendNotFound);

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const pathname = pathOf(request.url);
    if (NOT_PAGES.some((prefix) => pathname.startsWith(prefix))) {
      reply.callNotFound();
      return reply;
    }
    const link = request.cookies[PREVIEW_COOKIE];
    if (link !== undefined) {
      const preview = await openPreview(request, link);
      if (!isOpen(preview)) return sendNoPreview(request, reply, preview);
      return pages.sendPreview(request, reply, preview);
    }
    const set = await setOfVisitor(releases, request, reply);
    if (!set) throw new DomainError('UNAVAILABLE', 'The shop is being put up. Try again soon.');
    return pages.send(request, reply, set);
  }

  const access = { access: 'public' } as const;
  app.get('/discovery.json', { config: access }, async (request, reply) => {
    const link = request.cookies[PREVIEW_COOKIE];
    const preview = link === undefined ? null : await openPreview(request, link);
    const set =
      preview && isOpen(preview) ? preview.set : await setOfVisitor(releases, request, reply);
    return reply
      .header('cache-control', NEVER_KEPT)
      .send(discoveryOf(set ?? { remotes: [] }, deps.shop.calls));
  });
  app.get('/icon.svg', { config: access }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(deps.shop.icon),
  );
  app.get('/', { config: access }, (request, reply) => answerPage(request, reply));
  app.get('/*', { config: access }, (request, reply) => answerPage(request, reply));
}
