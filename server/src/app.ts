import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { randomUUID } from 'node:crypto';
import { guardAccess } from './http/access';
import { refuseOtherHosts, type AnsweredHosts } from './http/answered-hosts';
import { limitBodies, PUBLIC_BODY_LIMIT } from './http/body-limits';
import { cleanTexts } from './http/clean-texts';
import { compressAnswers } from './http/compression';
import { answerConnectionError } from './http/connection-error';
import { trustedProxies } from './http/counted-address';
import { answerError, answerNotFound } from './http/error-answer';
import { guardLimits } from './http/guard-limits';
import { registerHealth } from './http/health';
import { acceptJsonBodies } from './http/json-body';
import { keepPublicAnswers } from './http/keep-public-answers';
import { registerMetrics, type PoolState } from './http/metrics';
import { logRequests } from './http/request-log';
import { addSecurityHeaders } from './http/security-headers';
import { serverLog, type LogStream } from './http/server-log';
import { TIMEOUTS, type Timeouts } from './http/timeouts';
import { serializeAnswers } from './http/serialization';
import { validateRequests } from './http/validation';
import { activityRoutes } from './modules/activity/activity.routes';
import { sessionRoutes } from './modules/auth/auth.routes';
import { staffSessionRoutes } from './modules/auth/staff-sessions.routes';
import { staffRoutes } from './modules/auth/staff.routes';
import { branchRoutes } from './modules/branch/branch.routes';
import { brandLogoRoutes } from './modules/category/brand-logo.routes';
import { brandRoutes } from './modules/category/brand.routes';
import { categoryRoutes } from './modules/category/category.routes';
import type { ModuleDeps } from './modules/module-deps';
import { notificationRoutes } from './modules/notification/notification.routes';
import type { DeliveryCounts } from './modules/notification/outbox-worker';
import { orderWorkRoutes } from './modules/order/order-work.routes';
import { orderRoutes } from './modules/order/order.routes';
import { staffOrderRoutes } from './modules/order/staff-order.routes';
import { productBulkRoutes } from './modules/product/product-bulk.routes';
import { productWriteRoutes } from './modules/product/product-write.routes';
import { productRoutes } from './modules/product/product.routes';
import { staffProductRoutes } from './modules/product/staff-product.routes';
import { checklistRoutes } from './modules/site/checklist.routes';
import { mailRoutes } from './modules/site/mail.routes';
import { siteWriteRoutes } from './modules/site/site-write.routes';
import { siteRoutes } from './modules/site/site.routes';
import { openApiRoutes } from './openapi/openapi.routes';
import { describeRoutes } from './openapi/route-description';

/** Longest value of a parameter in an address, in characters: a slug or a brand. */
const PARAMETER_LIMIT = 300;
/** How long a production server that stops lets proxies know, in milliseconds. */
const CLOSING_NOTICE = 3000;

export interface AppDeps extends ModuleDeps {
  /** Adds what is not the API: documents, static files, pictures. Without it unknown addresses answer JSON. */
  web?: (app: FastifyInstance) => Promise<void>;
  /** The database's connections, for `/metrics`. */
  poolState?: (() => PoolState) | undefined;
  /** What this server's hand in the outbox has done, for `/metrics`. */
  deliveryCounts?: Readonly<DeliveryCounts>;
  /** Where log lines go instead of standard output. */
  logStream?: LogStream;
  timeouts?: Timeouts;
  /** The only hosts it answers for; without it all. */
  hosts?: AnsweredHosts | null;
  /** Adds routes to the API, under the same rules. */
  api?: (app: FastifyInstance) => Promise<void>;
}

const modules = [
  sessionRoutes,
  staffRoutes,
  staffSessionRoutes,
  branchRoutes,
  categoryRoutes,
  brandRoutes,
  brandLogoRoutes,
  orderRoutes,
  staffOrderRoutes,
  orderWorkRoutes,
  productRoutes,
  staffProductRoutes,
  productWriteRoutes,
  productBulkRoutes,
  siteRoutes,
  siteWriteRoutes,
  checklistRoutes,
  activityRoutes,
  mailRoutes,
  notificationRoutes,
];

async function api(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { db, config } = deps;
  guardAccess(app, { db, publicUrl: config.publicUrl });
  describeRoutes(app);
  guardLimits(app, db);
  keepPublicAnswers(app, db);
  limitBodies(app);
  cleanTexts(app);
  validateRequests(app);
  serializeAnswers(app);
  acceptJsonBodies(app);
  app.setNotFoundHandler(answerNotFound);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  for (const routes of modules) await typed.register(routes, { db, config });
  await openApiRoutes(app);
  await deps.api?.(app);
}

/**
 * The whole server but its listening: routes, rules, errors. Its promise `ready()` fails when a route
 * of the API has no access rule.
 */
export function buildApp(deps: AppDeps): FastifyInstance {
  const { config, db, web, timeouts = TIMEOUTS } = deps;
  const isProduction = config.mode === 'production';
  const app = fastify({
    ...serverLog(isProduction ? 'info' : 'warn', deps.logStream),
    trustProxy: config.trustProxy.length > 0 ? trustedProxies(config.trustProxy) : false,
    bodyLimit: PUBLIC_BODY_LIMIT,
    routerOptions: { maxParamLength: PARAMETER_LIMIT },
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    clientErrorHandler: answerConnectionError,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A connection that is still open while the server closes gets its answer, then ends.
    return503OnClosing: false,
    frameworkErrors: answerError,
  });
  app.decorate('accessRules', []);
  app.setErrorHandler(answerError);
  addSecurityHeaders(app, {
    onlyHttps: isProduction && config.publicUrl?.startsWith('https:') === true,
  });
  if (deps.hosts) refuseOtherHosts(app, deps.hosts);
  logRequests(app);
  compressAnswers(app);
  app.register(cookie);
  registerHealth(app, { db, notice: isProduction ? CLOSING_NOTICE : 0 });
  registerMetrics(app, {
    db,
    poolState: deps.poolState,
    deliveryCounts: deps.deliveryCounts,
  });
  app.register(async (scope) => api(scope, deps), { prefix: '/api/v1' });
  if (web === undefined) app.setNotFoundHandler(answerNotFound);
  else app.register(fastifyPlugin(async (root: FastifyInstance) => web(root)));
  return app;
}
