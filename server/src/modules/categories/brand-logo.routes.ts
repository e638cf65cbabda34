import multipart from '@fastify/multipart';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { logosOf } from '../logos';
import type { Routes } from '../module-deps';
import { removeBrand } from './brand.service';
import { brandLog } from './log';
import * as messages from './messages';

/** Brand logos, changed by administrators (D48), and the deletion of a brand with its logo. */
export const brandLogoRoutes: Routes = async (app, deps) => {
  const logos = logosOf(deps, {
    table: 'brand',
    log: brandLog,
    noSuch: messages.noSuchBrand,
    changed: messages.changedMeanwhile,
    oneLogo: messages.oneLogo,
  });
  await app.register(multipart);

  serve(app, calls.saveBrandLogo, async ({ params, ...editing }) => ({
    message: messages.logoSaved,
    brand: await logos.save(editing, params.id),
  }));

  serve(app, calls.removeBrandLogo, async ({ params, query, ...editing }) => ({
    message: messages.logoRemoved,
    brand: await logos.remove(editing, { id: params.id, seen: query.seen }),
  }));

  serve(app, calls.deleteBrand, async ({ params, staff, request }) => {
    await logos.clear(request, await removeBrand(deps.db, staff, params.id));
    return { message: messages.brandDeleted };
  });
};
