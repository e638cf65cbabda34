import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { readReadySet, takeReadySet } from './ready-set.service';

/** Ready-made subcategories and specifications for a new shop (D107). */
export const readySetRoutes: Routes = (app, { db }) => {
  serve(app, calls.readySet, () => readReadySet(db));

  serve(app, calls.takeReadySet, ({ body, staff }) => takeReadySet(db, staff, body));
};
