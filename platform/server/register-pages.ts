import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { PlatformDatabase } from './tables';
import { createVersionReader, type Versions } from '@pasal/core/http/cache/public-versions';
import { languageOf } from '@pasal/core/http/language';
import { pathIn, splitLanguage } from '../contract/language';
import { compositionIn } from './release/in-language';
import type { Releases } from './release/releases';
import type { Composition } from './release/live-compositions';
import { SESSION_COOKIE } from '@pasal/core/sessions/sessions';
import { addressOf, countedAddress } from '@pasal/core/limits/counted-address';
import { LIMITS } from './limits';
import { tookToken } from '@pasal/core/limits/rate-limit';
import { PREVIEW_COOKIE } from './callers/preview-cookie';
import { sendNotFound } from '@pasal/core/http/errors/error-response';
import { DomainError } from '@pasal/core/errors/domain-error';
import { bilingual } from '@pasal/core/errors/wording';
import { awaitedPart, isGrowing, sendBeingBuilt, type Building } from './building';
import { discoveryOf } from './discovery';
import { createDocumentCache, readInTime } from './document-cache';
import {
  canonicalAddress,
  findPage,
  isFramed,
  isRendered,
  needsOf,
  type FoundPage,
} from './found-page';
import type { createDocumentAnswers } from './needs/document-answers';
import type { Asker } from './needs/source';
import { allowKeeping, forbidKeeping, type EdgeOptions } from './edge/edge';
import { createPageHealth } from './page-health';
import type { createPageMaker } from './rendered/rendered-pages';
import { documentIdOf } from './rendered/render-composition-of';
import { registerReleaseFiles } from './release-files';
import { isOpen, createPreviewOpener, type OpenPreview } from './preview/open-preview';
import { NOT_INDEXED } from './preview/preview-page';
import { registerPreview, sendNoPreview } from './preview/register-preview';
import { sendDocument } from './send-document';
import { sendForBrowser } from './send-for-browser';
import type { Shop } from './shop';
import { findCompositionOfVisitor } from './visitor-composition';
import { findCompositionOfWalk } from './walk-composition';

interface PageDeps {
  db: Kysely<PlatformDatabase>;
  shop: Shop;
  releases: Releases;
  /** Renders pages on the server; without it the browser renders all of them. */
  rendered: ReturnType<typeof createPageMaker> | undefined;
  answer: ReturnType<typeof createDocumentAnswers>;
  /** The origin of files and pictures, if not the shop's own. */
  assetsUrl?: string | undefined;
  /** How an edge caches documents; without it none does. */
  edge?: EdgeOptions | undefined;
  /** Builds remotes while the shop is running; without it everything is built. */
  building?: Building | undefined;
}

/** The composition of a request. */
interface Shown {
  composition: Composition;
  /** False for a walk, whose pages do not count for the health of releases. */
  isCounted: boolean;
  /** True when the response does not depend on the visitor. */
  isForAll: boolean;
}

const NO_STORE = 'no-store';
/** Addresses requested by programs: a 404 there is no page. */
const NOT_PAGES = ['/api/', '/uploads/', '/host/', '/remotes/', '/x/'];

/**
 * The path of a request's address, as it was sent: `//name/x` is a path with an empty segment, not a host called
 * `name`. A proxy may send the whole URL.
 */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';
}

const isStarting = bilingual(
  'The shop is starting. Try again soon.',
  'पसल खुल्दैछ। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
);

/** The query of a request's address. */
const searchOf = (url: string) => new URLSearchParams(/\?([^#]*)/s.exec(url)?.[1]);

/** True for a dashboard page. */
const isOfDashboard = (composition: Composition, path: string) =>
  findPage(composition, path)?.route.layout === 'dashboard';

/** The request that a document is made for. */
interface Asked {
  composition: Composition;
  found: FoundPage | undefined;
  /** As `canonicalAddress` writes it. */
  address: string;
  search: URLSearchParams;
  /** The address of the visitor. */
  from: Asker['from'];
  isOfStaff: boolean;
}

function readAsked(request: FastifyRequest, live: Composition): Asked {
  const { url } = request;
  const from = addressOf(request) ?? '';
  const asked = splitLanguage(pathOf(url));
  const inIt = compositionIn(asked.language, live);
  // If the host lacks the language, the address is like any other.
  const composition = inIt ?? live;
  const search = searchOf(url);
  const found = findPage(composition, inIt ? asked.path : pathOf(url));
  const address = pathIn(
    composition.language ?? 'en',
    canonicalAddress(composition.host, found, search),
  );
  const isOfStaff = request.cookies[SESSION_COOKIE] !== undefined;
  return { composition, found, address, search, from, isOfStaff };
}

/** Marks the response as private before anything is sent; later steps do not override it. */
function keepSecret(reply: FastifyReply): void {
  reply.headers({ 'x-robots-tag': NOT_INDEXED, 'referrer-policy': 'no-referrer' });
  reply.header('cache-control', NO_STORE);
}

/** Answers page requests: rendered by the server if possible, else by the browser. */
function createPageAnswers({ db, shop, releases, rendered, answer, edge }: PageDeps) {
  const readVersions = createVersionReader(db);
  const cache = createDocumentCache(readVersions);
  const health = createPageHealth(releases.health);

  /** Reads the data of a page, for the server or the browser to render it. */
  async function partsOf(asked: Asked, versions: Versions) {
    const { composition, found, address, search, from } = asked;
    const { language = 'en' } = composition;
    const params = found?.params ?? {};
    const [standing, shopName, look, answers] = await Promise.all([
      found ? shop.findStanding(found.route.path, params, versions) : 'missing',
      shop.readName(versions),
      shop.readLook(versions),
      answer(needsOf(composition.host, found), { params, search, from, versions, language }),
    ]);
    const status = standing === 'missing' ? 404 : 200;
    // All unknown addresses share one page.
    const isListed = (standing === 'listed' || !found) && !address.includes('?');
    return { found, address, search, status, isListed, shopName, look, answers };
  }

  /**
   * True when the server renders a page of an unlisted address, whose number has no limit; when the visitor's rate
   * limit is used up, the browser renders it.
   */
  const mayRender = (request: FastifyRequest) =>
    tookToken(db, LIMITS.renderOfAddress, countedAddress(request)).catch(() => false);

  type Parts = Awaited<ReturnType<typeof partsOf>>;

  return {
    /**
     * Sends a release that isn't live: its code runs only in the browser of the link's holder, and the page is never
     * cached.
     */
    async sendPreview(request: FastifyRequest, reply: FastifyReply, preview: OpenPreview) {
      const asked = readAsked(request, preview.composition);
      reply.header('x-robots-tag', NOT_INDEXED);
      const parts = await partsOf(asked, await readInTime(readVersions));
      return sendForBrowser(reply, { ...asked, ...parts, shop, preview });
    },
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      { composition: live, isCounted, isForAll }: Shown,
    ) {
      const asked = readAsked(request, live);
      const { composition, found, address } = asked;
      if (found?.route.isSecret) keepSecret(reply);
      const reports = isCounted && (await health.addTicket(reply, composition));
      let parts: Promise<Parts> | undefined;
      if (rendered && (isRendered(found) || isFramed(found))) {
        const document = await cache.find(
          { compositionId: documentIdOf(composition), address },
          async (versions) => {
            parts = partsOf(asked, versions);
            const known = await parts;
            const isMadeOnce = known.isListed && known.answers.sharedUntil > 0;
            const mayMake = isMadeOnce || (await mayRender(request));
            if (!mayMake) return null;
            const judge = isCounted ? health.judge(request, composition, found) : undefined;
            return rendered.make(composition, known, judge);
          },
        );
        // A page that reports its health is made for one visitor.
        const mayKeep = isForAll && !reports && !found?.route.isSecret;
        if (document && edge && mayKeep) allowKeeping(reply, document, edge);
        if (document) return sendDocument(request, reply, document);
      }
      parts ??= partsOf(asked, await readInTime(readVersions));
      return sendForBrowser(reply, { ...asked, ...(await parts), shop });
    },
  };
}

/**
 * Serves everything a browser loads except the API and pictures: the files of host and remotes, the discovery
 * document, and the page itself. An unknown address, product or category answers 404 with the shop's own page.
 */
export async function registerPages(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const { releases, assetsUrl, edge, building } = deps;
  const pages = createPageAnswers(deps);
  await registerReleaseFiles(app, { releases, assetsUrl });
  const openPreview = createPreviewOpener(deps);
  registerPreview(app, deps);
  app.setNotFoundHandler(sendNotFound);

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const pathname = pathOf(request.url);
    if (NOT_PAGES.some((prefix) => pathname.startsWith(prefix))) {
      reply.callNotFound();
      return reply;
    }
    if (edge) forbidKeeping(reply);
    const asked = splitLanguage(pathname);
    const part = building && awaitedPart(building, asked);
    if (part) return sendBeingBuilt(reply, { part, language: asked.language });
    const walked = await findCompositionOfWalk(releases, request);
    // The walk's browser is not signed in.
    if (walked && isOfDashboard(walked, asked.path)) return sendNotFound(request, reply);
    if (walked)
      return pages.send(request, reply, { composition: walked, isCounted: false, isForAll: false });
    const link = request.cookies[PREVIEW_COOKIE];
    if (link !== undefined) {
      const preview = await openPreview(request, link);
      if (!isOpen(preview)) {
        return sendNoPreview(request, reply, { ...preview, language: asked.language });
      }
      return pages.sendPreview(request, reply, preview);
    }
    // Read before and after: a rollout may start in between.
    const wasDivided = await releases.isDivided();
    const composition = await findCompositionOfVisitor(releases, request, reply);
    if (!composition) throw new DomainError('UNAVAILABLE', isStarting);
    const isForAll =
      !wasDivided && request.cookies[SESSION_COOKIE] === undefined && !(await releases.isDivided());
    const shown = { ...composition, assets: assetsUrl, isGrowing: isGrowing(building) };
    return pages.send(request, reply, { composition: shown, isCounted: true, isForAll });
  }

  const access = { access: 'public' } as const;
  app.get('/discovery.json', { config: access }, async (request, reply) => {
    const link = request.cookies[PREVIEW_COOKIE];
    const preview = link === undefined ? null : await openPreview(request, link);
    const ofOne =
      preview && isOpen(preview)
        ? preview.composition
        : await findCompositionOfWalk(releases, request);
    const live = ofOne ?? (await findCompositionOfVisitor(releases, request, reply));
    const composition = live && (compositionIn(languageOf(request), live) ?? live);
    const ofAll = { assets: assetsUrl, isGrowing: isGrowing(building) };
    const shown = { remotes: [], ...composition, ...(!ofOne && ofAll) };
    return reply.header('cache-control', NO_STORE).send(discoveryOf(shown, deps.shop.calls));
  });
  app.get('/', { config: access }, (request, reply) => answerPage(request, reply));
  app.get('/*', { config: access }, (request, reply) => answerPage(request, reply));
}
