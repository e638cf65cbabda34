import { calls } from '../../../contract/calls/whole';
import { serve } from '@pasal/core/http/serve';
import { countedNetwork } from '@pasal/core/limits/counted-address';
import type { PlatformRoutes } from '../../platform-routes';
import { readHealthByHour } from './health-by-hour';

/**
 * Accepts the reports of pages, with an answer that never reveals how they were used; and returns the totals to
 * teams.
 */
export const releaseHealthRoutes: PlatformRoutes = (app, { db, releases }) => {
  serve(app, calls.reportHealth, async ({ body, request, reply }) => {
    await releases.health.report(body, countedNetwork(request));
    return reply.code(204).send();
  });
  serve(app, calls.releaseHealth, async ({ params: { name } }) => readHealthByHour(db, name));
};
