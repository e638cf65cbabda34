import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '../../../http/serve';
import { countedNetwork } from '../../../limits/counted-address';
import type { Routes } from '../../module-deps';

/** Takes what pages tell; nobody learns what became of it. */
export const releaseHealthRoutes: Routes = (app, { releases }) => {
  serve(app, calls.reportHealth, async ({ body, request, reply }) => {
    await releases.health.report(body, countedNetwork(request));
    return reply.code(204).send();
  });
};
