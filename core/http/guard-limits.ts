import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { CoreDatabase } from '../db/tables';
import { countedAddress } from '../limits/counted-address';
import { SWEEP_EVERY, UPLOADS_OF_ADDRESS, type Limit } from '../limits/limits';
import { sweepLimits, takeToken } from '../limits/rate-limit';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts every request of an address to this route, before its body is read. */
    limit?: Limit;
  }
}

/** Forms with files are limited on every route. */
function limitOf(request: FastifyRequest): Limit | undefined {
  const { limit } = request.routeOptions.config;
  if (limit !== undefined) return limit;
  const isUpload = request.headers['content-type']?.startsWith('multipart/') === true;
  return isUpload && !request.is404 ? UPLOADS_OF_ADDRESS : undefined;
}

/** Enforces the limits of routes per address, and clears expired counters. */
export function guardLimits(app: FastifyInstance, db: Kysely<CoreDatabase>): void {
  app.addHook('onRequest', async (request) => {
    const limit = limitOf(request);
    if (limit !== undefined) await takeToken(db, limit, countedAddress(request));
  });

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      sweepLimits(db).catch((err: unknown) => app.log.warn({ err }, 'limits were not swept'));
    }, SWEEP_EVERY * 1000).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
