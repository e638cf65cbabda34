import type { FastifyInstance } from 'fastify';
import type { AccessOptions } from '@pasal/core/http/security/access';
import type { Limit } from '@pasal/core/limits/limits';
import type { Meter } from '@pasal/core/observe/meter';
import { platformAccess } from './callers/admit-callers';
import { LIMITS } from './limits';
import type { PlatformRouteDeps } from './platform-routes';
import { activationRoutes } from './release/activation.routes';
import { measureHealth } from './release/health/health-metrics';
import { releaseHealthRoutes } from './release/health/health.routes';
import { previewRoutes } from './release/preview/preview.routes';
import { measureReleases } from './release/release-metrics';
import { releaseRoutes } from './release/release.routes';

const ROUTES = [releaseRoutes, activationRoutes, releaseHealthRoutes, previewRoutes];

/** What the platform brings to the API of the server it runs in; `registerWeb` adds the pages. */
export interface Federation {
  /** Its part of the rules of access. */
  access: Pick<AccessOptions, 'hasNoSession' | 'admitProgram'>;
  /** The limits its calls name. */
  callLimits: Record<string, Limit>;
  meters: Meter[];
  /** Adds its calls, in scopes of their own. */
  addRoutes: (app: FastifyInstance) => Promise<void>;
}

/** The release platform as a part of a server's API. */
export function federation(deps: PlatformRouteDeps): Federation {
  const { db, releases } = deps;
  return {
    access: platformAccess(db),
    callLimits: { healthOfAddress: LIMITS.healthOfAddress },
    meters: [measureReleases(db), measureHealth(releases.health.counts)],
    async addRoutes(app) {
      for (const add of ROUTES) await app.register(async (scope) => add(scope, deps));
    },
  };
}
