import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { randomUUID } from 'node:crypto';
import { guardAccess } from './http/access';
import { answerError, answerNotFound } from './http/error-answer';
import { registerHealth } from './http/health';
import { acceptJsonBodies } from './http/json-body';
import { logRequests } from './http/request-log';
import { addSecurityHeaders } from './http/security-headers';
import { validateRequests } from './http/validation';
import { sessionRoutes } from './modules/auth/auth.routes';
import { staffRoutes } from './modules/auth/staff.routes';
import { branchRoutes } from './modules/branch/branch.routes';
import { categoryRoutes } from './modules/category/category.routes';
import type { ModuleDeps } from './modules/module-deps';
import { orderRoutes } from './modules/order/order.routes';
import { staffOrderRoutes } from './modules/order/staff-order.routes';
import { productRoutes } from './modules/product/product.routes';
import { staffProductRoutes } from './modules/product/staff-product.routes';
import { siteRoutes } from './modules/site/site.routes';

/** Largest JSON body, in bytes. */
const BODY_LIMIT = 256 * 1024;
/** Longest a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

export interface AppDeps extends ModuleDeps {
  /** Adds what is not the API: documents, static files, pictures. Without it unknown addresses answer JSON. */
  web?: (app: FastifyInstance) => Promise<void>;
  /** Adds routes to the API, under the same rules. */
  api?: (app: FastifyInstance) => Promise<void>;
}

const modules = [
  sessionRoutes,
  staffRoutes,
  branchRoutes,
  categoryRoutes,
  orderRoutes,
  staffOrderRoutes,
  productRoutes,
  staffProductRoutes,
  siteRoutes,
];

async function api(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { db, config } = deps;
  guardAccess(app, { db, publicUrl: config.publicUrl });
  validateRequests(app);
  acceptJsonBodies(app);
  app.setNotFoundHandler(answerNotFound);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  for (const routes of modules) await typed.register(routes, { db, config });
  await deps.api?.(app);
}

/**
 * The whole server but its listening: routes, rules, errors. Its promise `ready()` fails when a route
 * of the API has no access rule.
 */
export function buildApp(deps: AppDeps): FastifyInstance {
  const { config, db, web } = deps;
  const app = fastify({
    logger: { level: config.mode === 'production' ? 'info' : 'warn' },
    // `logRequests` writes one line instead, without the address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A connection that is still open while the server closes gets its answer, then ends.
    return503OnClosing: false,
    frameworkErrors: answerError,
  });
  app.decorate('accessRules', []);
  app.setErrorHandler(answerError);
  addSecurityHeaders(app);
  logRequests(app);
  app.register(cookie);
  registerHealth(app, db);
  app.register(async (scope) => api(scope, deps), { prefix: '/api/v1' });
  if (web === undefined) app.setNotFoundHandler(answerNotFound);
  else app.register(fastifyPlugin(async (root: FastifyInstance) => web(root)));
  return app;
}
