import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Releases } from './release/releases';
import type { Services } from './services/services';
import type { PlatformDatabase } from './tables';

/** The dependencies of the platform's routes. */
export interface PlatformRouteDeps {
  db: Kysely<PlatformDatabase>;
  releases: Releases;
  services: Services;
  /** The shop's public origin; by default that of the request. */
  publicUrl: string | undefined;
}

/** Adds some of the platform's routes to the API; `app` is a scope of their own. */
export type PlatformRoutes = (app: FastifyInstance, deps: PlatformRouteDeps) => void;
