import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '../../../http/serve';
import { countedNetwork } from '../../../limits/counted-address';
import type { Routes } from '../../module-deps';
import { healthByHour } from './health-by-hour';

/** Takes what pages tell, whose answer never says what became of it; and tells teams the sums. */
export const releaseHealthRoutes: Routes = (app, { db, releases }) => {
  serve(app, calls.reportHealth, async ({ body, request, reply }) => {
    await releases.health.report(body, countedNetwork(request));
    return reply.code(204).send();
  });
  serve(app, calls.releaseHealth, async ({ params: { name } }) => healthByHour(db, name));
};
