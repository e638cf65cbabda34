import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import type { ModuleDeps } from '../module-deps';
import { presentActivity } from './activity.presenter';
import { readActivities } from './activity.service';

/** Who changed what (decision 25: for administrators). */
export const activityRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.get(
    '/activity',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'What staff changed, newest first.',
        description: `Entries are kept for ${contracts.ACTIVITY_DAYS} days.`,
        querystring: contracts.ActivityQuery,
        response: { 200: contracts.ActivitiesAnswer },
      },
    },
    async (request) => {
      const { rows, total, people } = await readActivities(db, request.query);
      return { activities: rows.map(presentActivity), total, people };
    },
  );
};
