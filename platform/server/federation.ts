import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { AccessOptions } from '@pasal/core/http/security/access';
import { keepDoing } from '@pasal/core/keep-doing';
import type { Limit } from '@pasal/core/limits/limits';
import type { Meter } from '@pasal/core/observe/meter';
import { sendNotFound } from '@pasal/core/http/errors/error-response';
import { platformAccess } from './callers/admit-callers';
import { isOnWalk } from './callers/walk-cookie';
import type { Building } from './building';
import type { EdgeOptions } from './edge/edge';
import { openPurging } from './edge/open-purging';
import { registerKitFiles, storeKit } from './kit-files';
import { LIMITS } from './limits';
import { createVersionReader } from '@pasal/core/http/cache/public-versions';
import { createDocumentAnswers } from './needs/document-answers';
import { registerPages } from './register-pages';
import { activationRoutes } from './release/activation.routes';
import { measureHealth } from './release/health/health-metrics';
import { releaseHealthRoutes } from './release/health/health.routes';
import { previewRoutes } from './release/preview/preview.routes';
import { measureReleases } from './release/release-metrics';
import { releaseRoutes } from './release/release.routes';
import { openReleases, type Releases, type ReleasesDeps } from './release/releases';
import { walkRoutes } from './release/walk/walk.routes';
import type { RenderNetwork } from './render/network';
import { measureRendering, measureRenderNetwork } from './render/render-metrics';
import type { Renderers } from './render/renderers';
import { createPageMaker } from './rendered/rendered-pages';
import { serviceRoutes } from './services/service.routes';
import { measureServices } from './services/service-metrics';
import { registerServiceProxy } from './services/service-proxy';
import { openServices } from './services/services';
import type { Shop } from './shop';

const ROUTES = [
  releaseRoutes,
  activationRoutes,
  walkRoutes,
  releaseHealthRoutes,
  previewRoutes,
  serviceRoutes,
];

/** Milliseconds between two checks of releases under trial; a check is a handful of small queries. */
const LOOK_EVERY = 2000;
/** Milliseconds between two checks for activations by other servers. */
const WARM_EVERY = 1000;
/** How long startup waits for the render processes, in ms; after that the browser renders the first pages. */
const WARM_WITHIN = 5000;

export interface FederationOptions extends ReleasesDeps {
  shop: Shop;
  /** The shop's public origin; by default that of the request. */
  publicUrl: string | undefined;
  /** The address below which another origin serves release files and pictures; by default the shop does. */
  assetsUrl?: string | undefined;
  /** How an edge caches documents; without it none does. */
  edge?: EdgeOptions | undefined;
  /** The processes that render pages on the server; without them the browser renders all of them. */
  renderers?: Renderers;
  renderNetwork?: RenderNetwork;
  /** Builds remotes while the shop is running, after a first start; without it everything is built. */
  building?: Building | undefined;
  /** Addresses and CIDRs of private networks in which services of remotes are allowed. */
  serviceNetworks?: readonly string[];
  /** Overrides, in tests, how long a document waits for its answers, in ms. */
  answersWithin?: () => number;
}

/** The release platform as a part of one server: releases, their calls, the pages and the kit for teams. */
export interface Federation {
  releases: Releases;
  /** Its part of the access rules. */
  access: Pick<AccessOptions, 'hasNoSession' | 'refuse' | 'admitProgram'>;
  /** The rate limits of its calls. */
  callLimits: Record<string, Limit>;
  meters: Meter[];
  /** Adds its calls to the API, in scopes of their own. */
  addCalls: (api: FastifyInstance) => Promise<void>;
  /** Adds the documents, the files of releases and the kit. */
  addPages: (app: FastifyInstance) => Promise<void>;
  /** Stores the kit and deactivates releases that no longer fit; returns a sentence for each. */
  start: () => Promise<string[]>;
  /** Waits a short time until the render processes of the live releases are ready. */
  warm: () => Promise<void>;
  /** Starts the platform's background jobs; each returned function stops one. */
  startChores: (log: FastifyBaseLogger) => (() => Promise<void>)[];
}

/** Metrics of the render processes, if there are any. */
const measureRenderers = ({ renderers, renderNetwork }: FederationOptions): Meter[] => [
  ...(renderers ? [measureRendering(renderers.compositions)] : []),
  ...(renderNetwork ? [measureRenderNetwork(renderNetwork)] : []),
];

/** The loopback address of a listening server. */
function ownAddressOf({ server }: FastifyInstance): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return 'http://localhost';
  const isAny = bound.address === '0.0.0.0' || bound.address === '::';
  const host = isAny ? '127.0.0.1' : bound.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}

/** Checks releases under trial, and prepares what another server activated before a visitor requests it here. */
function startReleaseChores(
  { isShared }: Pick<FederationOptions, 'isShared'>,
  releases: Releases,
  log: FastifyBaseLogger,
): (() => Promise<void>)[] {
  const look = keepDoing({
    work: releases.look,
    every: LOOK_EVERY,
    onError: (err) => log.warn({ err }, 'releases cannot be looked at'),
  });
  if (!isShared) return [look];
  const warm = keepDoing({
    work: releases.warm,
    every: WARM_EVERY,
    onError: (err) => log.warn({ err }, 'what is live cannot be prepared'),
  });
  return [look, warm];
}

/** Opens the release platform for a server; `app` answers the calls that its documents need. */
export function federation(app: FastifyInstance, options: FederationOptions): Federation {
  const { db, shop, publicUrl, assetsUrl, edge, renderers, building } = options;
  const services = openServices({ ...options, log: app.log });
  const answer = createDocumentAnswers(app, services, options.answersWithin);
  const rendered =
    renderers &&
    createPageMaker({
      shop,
      renderers,
      answer,
      readVersions: createVersionReader(db),
      findForVisitor: (name, version) => releases.findForVisitor(name, version),
    });
  const ownAddress = () => ownAddressOf(app);
  const releases: Releases = openReleases({ maker: rendered, ownAddress, ...options });
  const purging = openPurging({ db, releases, target: edge?.purge, log: app.log });
  // The walk's browser calls this server, which does not wait for it when stopping.
  app.addHook('preClose', releases.walks.close);

  return {
    releases,
    access: platformAccess(db, shop),
    callLimits: { healthOfAddress: LIMITS.healthOfAddress },
    meters: [
      measureReleases(db),
      measureHealth(releases.health.counts),
      measureServices(services),
      ...measureRenderers(options),
      ...purging.meters,
    ],
    async addCalls(api) {
      for (const add of ROUTES) {
        await api.register(async (scope) => add(scope, { db, releases, services, publicUrl }));
      }
    },
    async addPages(root) {
      await root.register(async (scope) => {
        // A walk must not read the kit.
        scope.addHook('onRequest', async (request, reply) => {
          if (isOnWalk(request)) return sendNotFound(request, reply);
        });
        await registerKitFiles(scope, options);
      });
      await registerServiceProxy(root, {
        db,
        services,
        shop,
        publicUrl,
        readWalk: releases.walks.grants.read,
      });
      const between = { assetsUrl, edge, building };
      await registerPages(root, { db, shop, releases, rendered, answer, ...between });
    },
    async start() {
      await building?.opens;
      await storeKit(options);
      return releases.start();
    },
    warm: () => Promise.race([releases.warm(), wait(WARM_WITHIN, undefined, { ref: false })]),
    startChores: (log) => [...startReleaseChores(options, releases, log), ...purging.startChores()],
  };
}
