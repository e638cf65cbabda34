import { hasPermission } from '@pasal/shared/domain';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { measureDatabase } from '@pasal/core/db/database-metrics';
import { guardAccess } from '@pasal/core/http/security/access';
import { refuseOtherHosts, type AnsweredHosts } from '@pasal/core/http/security/answered-hosts';
import { limitBodies, PUBLIC_BODY_LIMIT } from '@pasal/core/http/body/body-limits';
import { cleanTexts } from '@pasal/core/http/body/clean-texts';
import { compressResponses } from '@pasal/core/http/cache/compression';
import { sendConnectionError } from '@pasal/core/http/errors/connection-error';
import { createProxyCheck } from '@pasal/core/limits/counted-address';
import { sendError, sendNotFound } from '@pasal/core/http/errors/error-response';
import { guardLimits } from '@pasal/core/http/guard-limits';
import { registerHealth } from '@pasal/core/http/observe/health';
import { answerInTime } from '@pasal/core/http/answer-in-time';
import { endConnections } from '@pasal/core/http/end-connections';
import { acceptJsonBodies } from '@pasal/core/http/body/json-body';
import { cachePublicResponses } from '@pasal/core/http/cache/cache-public-responses';
import { registerMetrics } from '@pasal/core/http/observe/metrics';
import { measureStorage } from '@pasal/core/http/observe/storage-metrics';
import { createRequestIds } from '@pasal/core/http/observe/request-id';
import { logRequests } from '@pasal/core/http/observe/request-log';
import { addSecurityHeaders } from '@pasal/core/http/security/security-headers';
import { logTo, openLog } from '@pasal/core/http/observe/server-log';
import { TIMEOUTS, type Timeouts } from '@pasal/core/http/timeouts';
import { serializeResponses } from '@pasal/core/http/body/serialization';
import { validateRequests } from '@pasal/core/http/body/validation';
import { currentCatalogue } from './modules/catalogue/current-catalogue';
import {
  federation,
  type Federation,
  type FederationOptions,
} from '@pasal/platform/server/federation';
import { API_DESCRIPTION } from './api-description';
import { areas } from './modules/areas';
import { LIMITS } from './modules/limits';
import type { ModuleDeps } from './modules/module-deps';
import { answerOlderPages } from './modules/order-read/older-pages';
import { statusRoutes } from './modules/status/status.routes';
import type { ServerFacts } from './modules/status/status.service';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import { hasPictureFolder, picturesAway } from './pictures/picture-folder';
import type { Meter } from '@pasal/core/observe/meter';
import type { Telemetry } from '@pasal/core/observe/tracing/otel/telemetry';
import { measureStore } from './files/store-metrics';
import { openApiRoutes } from '@pasal/core/openapi/openapi.routes';

/** Maximum length of a URL parameter, in characters: a slug or a brand. */
const PARAMETER_LIMIT = 300;

export interface AppDeps extends ModuleDeps {
  /** Options of the release platform, except those shared with the API. */
  federation: Omit<FederationOptions, 'db' | 'publicUrl' | 'assetsUrl' | 'edge'>;
  /** Registers everything other than the API: documents, static files, pictures. Without it unknown URLs are answered in JSON. */
  web?: (app: FastifyInstance, platform: Federation) => Promise<void>;
  /** Additional metrics of this server at `/metrics`. */
  meters?: readonly Meter[];
  /** Facts about the server for staff; not needed in tests. */
  facts?: ServerFacts;
  /** Sends traces and metrics to a collector. */
  telemetry?: Telemetry | undefined;
  /** Replaces the default logger. */
  log?: FastifyBaseLogger;
  timeouts?: Timeouts;
  /** The only hosts it answers for; all without it. */
  hosts?: AnsweredHosts | null;
  /** Adds routes to the API, with the same rules. */
  api?: (app: FastifyInstance) => Promise<void>;
}

async function api(app: FastifyInstance, deps: AppDeps, platform: Federation): Promise<void> {
  const { pictures } = deps;
  const { db, config } = deps;
  guardAccess(app, {
    db,
    publicUrl: config.publicUrl,
    mayUse: (role, permission) => hasPermission({ role }, permission),
    ...platform.access,
  });
  guardLimits(app, db);
  cachePublicResponses(app, db);
  limitBodies(app);
  cleanTexts(app);
  validateRequests(app);
  serializeResponses(app);
  acceptJsonBodies(app);
  app.setNotFoundHandler(sendNotFound);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const routes of areas.flatMap((area) => area.routes)) {
    await app.register(async (scope) => routes(scope, { db, config, pictures }));
  }
  const { facts = { version: 'development' } } = deps;
  statusRoutes(app, { db, config, pictures, facts, releases: platform.releases });
  await platform.addCalls(app);
  await openApiRoutes(app, API_DESCRIPTION);
  await deps.api?.(app);
}

/** Serves readiness and metrics. */
function observe(app: FastifyInstance, deps: AppDeps, platform: Federation): void {
  const { config, db, pictures, meters = [] } = deps;
  const { dataDir } = config;
  const isOnDisk = config.files.place === 'disk';
  registerHealth(app, {
    db,
    dataDir,
    trouble: async () => {
      // Lists and searches wait until it is loaded.
      await currentCatalogue(db);
      // All servers share a store: while it is down, none of them is better than another.
      if (!isOnDisk || (await hasPictureFolder(pictures))) return null;
      return picturesAway();
    },
    notice: config.stopNotice,
  });
  registerMetrics(app, {
    token: config.metricsToken,
    send: deps.telemetry?.sendFigures,
    meters: [
      // First, so that the pool's figures are of visitors' requests and not of the following queries.
      ...meters,
      measureDatabase(db),
      measureStorage({
        data: dataDir,
        ...(isOnDisk && { pictures: pictures.place }),
      }),
      ...(isOnDisk ? [] : [measureStore(() => hasPictureFolder(pictures))]),
      ...areas.flatMap((area) => area.meters ?? []).map((measure) => measure(db)),
      ...platform.meters,
    ],
  });
}

/** The whole server before listening: routes, rules, errors. Its promise `ready()` fails if a route of the API has no access rule. */
export function buildApp(deps: AppDeps): { app: FastifyInstance; platform: Federation } {
  const { config, db, web, timeouts = TIMEOUTS, log = openLog(config) } = deps;
  const isProduction = config.mode === 'production';
  const isTrusted = createProxyCheck(config.trustProxy);
  const app = fastify({
    ...logTo(log),
    trustProxy: config.trustProxy.length > 0 ? isTrusted : false,
    bodyLimit: PUBLIC_BODY_LIMIT,
    routerOptions: { maxParamLength: PARAMETER_LIMIT },
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    clientErrorHandler: sendConnectionError,
    genReqId: createRequestIds(isTrusted),
    requestIdHeader: false,
    // A connection still open while the server closes gets its response, then ends.
    return503OnClosing: false,
    frameworkErrors: sendError,
  });
  deps.telemetry?.traceRequests(app);
  app.decorate('accessRules', []);
  app.decorate('servedCalls', []);
  app.decorate('publicAnswers', { find: () => undefined, keep: () => undefined });
  app.decorate('publicReadings', new Map());
  const { publicUrl, edge } = config;
  const between = { publicUrl, assetsUrl: edge.assetsUrl, edge: edge.documents };
  const platform = federation(app, { db, ...between, ...deps.federation });
  app.decorate('callLimits', { ...LIMITS, ...platform.callLimits });
  app.setErrorHandler(sendError);
  addSecurityHeaders(app, {
    onlyHttps: isProduction && config.publicUrl?.startsWith('https:') === true,
  });
  if (deps.hosts) refuseOtherHosts(app, deps.hosts);
  logRequests(app, config.logOneRequestIn);
  compressResponses(app);
  app.register(cookie);
  answerInTime(app, timeouts);
  // Before the notice period, so that connections are told to close during it.
  endConnections(app);
  observe(app, deps, platform);
  answerOlderPages(app);
  app.register(async (scope) => api(scope, deps, platform), { prefix: API_BASE_PATH });
  if (web === undefined) app.setNotFoundHandler(sendNotFound);
  else {
    // Named, because for an anonymous function the plugin creates an error to get a name, which reads the source map of the whole server.
    const addWeb = async (root: FastifyInstance) => web(root, platform);
    app.register(fastifyPlugin(addWeb));
  }
  return { app, platform };
}
