import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { readChecklist } from './checklist.service';

/** Lists the remaining work before the shop can sell. */
export const checklistRoutes: Routes = (app, { db, config }) => {
  serve(app, calls.checklist, () => readChecklist(db, config));
};
