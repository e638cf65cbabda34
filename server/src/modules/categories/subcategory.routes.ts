import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as messages from './messages';
import * as subcategories from './subcategory.service';

/** The second level of the categories: changed by administrators (D25). */
export const subcategoryRoutes: Routes = (app, { db }) => {
  serve(app, calls.addSubcategory, async ({ params, body, staff }) => {
    const subcategory = await subcategories.addSubcategory(db, staff, params.id, body);
    return { message: messages.subcategoryAdded, subcategory };
  });

  serve(app, calls.orderSubcategories, async ({ params, body, staff }) => {
    await subcategories.orderSubcategories(db, staff, params.id, body.ids);
    return { message: messages.subcategoriesOrdered };
  });

  serve(app, calls.changeSubcategory, async ({ params, body, staff }) => {
    const subcategory = await subcategories.changeSubcategory(db, staff, params.id, body);
    return { message: messages.subcategorySaved, subcategory };
  });

  serve(app, calls.deleteSubcategory, async ({ params, staff }) => {
    await subcategories.removeSubcategory(db, staff, params.id);
    return { message: messages.subcategoryDeleted };
  });
};
