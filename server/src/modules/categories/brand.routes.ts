import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as brands from './brand.service';
import * as messages from './messages';

/** Brands: changed by administrators (D25). */
export const brandRoutes: Routes = (app, { db }) => {
  serve(app, calls.addBrand, async ({ body, staff }) => {
    const brand = await brands.addBrand(db, staff, body);
    return { message: messages.brandAdded, brand };
  });

  serve(app, calls.renameBrand, async ({ params, body, staff }) => {
    const brand = await brands.renameBrand(db, staff, params.id, body);
    return { message: messages.brandRenamed, brand };
  });
};
