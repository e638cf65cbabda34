import { calls } from '../../../contract/calls/whole';
import { serve } from '@pasal/core/http/serve';
import { countedNetwork } from '@pasal/core/limits/counted-address';
import { releaseCallerOf } from '../../callers/admit-callers';
import type { PlatformRoutes } from '../../platform-routes';
import { listErrors } from '../errors/errors.repository';
import { readHealthByHour } from './health-by-hour';

/**
 * Accepts the reports of pages, with an answer that never reveals how they were used; and returns the totals to
 * teams.
 */
export const releaseHealthRoutes: PlatformRoutes = (app, { db, releases }) => {
  serve(app, calls.reportHealth, async ({ body, request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    await releases.health.report(body, { network: countedNetwork(request), userAgent });
    return reply.code(204).send();
  });
  serve(app, calls.releaseErrors, async ({ params: { name }, request }) => {
    releaseCallerOf(request).check(name, {});
    return { errors: await listErrors(db, name) };
  });
  serve(app, calls.releaseHealth, async ({ params: { name } }) => readHealthByHour(db, name));
};
