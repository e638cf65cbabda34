import { calls } from '@pasal/shared/contracts/whole-calls';
import { readReport } from '@pasal/core/db/replicas/reads';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { presentActivity } from './activity.presenter';
import { readActivities } from './activity.service';

/** Serves the log of changes to administrators (D25). */
export const activityRoutes: Routes = (app, { db }) => {
  serve(app, calls.activities, async ({ query }) => {
    const { rows, total, people } = await readReport(db, (from) => readActivities(from, query));
    return { activities: rows.map(presentActivity), total, people };
  });
};
