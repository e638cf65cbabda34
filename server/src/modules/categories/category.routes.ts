import { calls } from '@pasal/shared/contracts/whole-calls';
import { readPublic, readReport } from '@pasal/core/db/replicas/reads';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { listAttributes } from './attribute.repository';
import { changeAttributes } from './attribute.service';
import { listCategories, listManaged, listNames } from './category.repository';
import * as categories from './category.service';
import * as messages from './messages';

/** Categories: read by everyone, changed by administrators (D25). */
export const categoryRoutes: Routes = (app, { db }) => {
  serve(app, calls.categories, async ({ request, language }) => ({
    categories: await readPublic(db, request.versions, (from) => listCategories(from, language)),
  }));

  serve(app, calls.categoryNames, async ({ request, language }) => ({
    categories: await readPublic(db, request.versions, (from) => listNames(from, language)),
  }));

  serve(app, calls.managedCategories, () => readReport(db, listManaged));

  serve(app, calls.addCategory, async ({ body, staff }) => {
    const category = await categories.addCategory(db, staff, body);
    return { message: messages.categoryAdded, category };
  });

  serve(app, calls.orderCategories, async ({ body, staff }) => {
    await categories.orderCategories(db, staff, body.ids);
    return { message: messages.categoriesOrdered };
  });

  serve(app, calls.renameCategory, async ({ params, body, staff }) => {
    const category = await categories.renameCategory(db, staff, params.id, body);
    return { message: messages.categoryRenamed, category };
  });

  serve(app, calls.changeCategoryBrands, async ({ params, body, staff }) => {
    await categories.changeBrands(db, staff, params.id, body);
    return { message: messages.categoryBrandsSaved };
  });

  serve(app, calls.categoryAttributes, () => listAttributes(db));

  serve(app, calls.changeCategoryAttributes, async ({ params, body, staff }) => {
    await changeAttributes(db, staff, params.id, body);
    return { message: messages.attributesSaved };
  });

  serve(app, calls.deleteCategory, async ({ params, staff }) => {
    await categories.removeCategory(db, staff, params.id);
    return { message: messages.categoryDeleted };
  });
};
