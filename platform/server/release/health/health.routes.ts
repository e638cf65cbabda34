import { calls } from '../../../contract/calls/whole';
import { serve } from '@pasal/core/http/serve';
import { countedNetwork } from '@pasal/core/limits/counted-address';
import type { PlatformRoutes } from '../../platform-routes';
import { healthByHour } from './health-by-hour';

/** Takes what pages tell, whose answer never says what became of it; and tells teams the sums. */
export const releaseHealthRoutes: PlatformRoutes = (app, { db, releases }) => {
  serve(app, calls.reportHealth, async ({ body, request, reply }) => {
    await releases.health.report(body, countedNetwork(request));
    return reply.code(204).send();
  });
  serve(app, calls.releaseHealth, async ({ params: { name } }) => healthByHour(db, name));
};
