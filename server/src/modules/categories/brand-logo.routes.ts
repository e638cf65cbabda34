import multipart from '@fastify/multipart';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { pictureIngest } from '../../pictures/ingest';
import { withForm } from '../../pictures/ingest-form';
import type { Routes } from '../module-deps';
import { clearUnused } from '../../pictures/stored-pictures';
import { changeLogo, removeLogo } from './brand-logo.service';
import { removeBrand } from './brand.service';
import * as messages from './messages';

/** Brand logos, changed by administrators (D48), and the deletion of a brand with its logo. */
export const brandLogoRoutes: Routes = async (app, { db, pictures }) => {
  const deps = { db, pictures: pictureIngest(pictures) };
  const rules = { pictures, fileField: 'logo', maxFiles: 1, wrongFiles: messages.oneLogo };
  await app.register(multipart);

  serve(app, calls.saveBrandLogo, async ({ params, staff, request, reply }) => {
    const { brand, gone } = await withForm(request, reply, rules, (form) =>
      changeLogo(deps, staff, params.id, form),
    );
    await clearUnused(deps, gone, request.log);
    return { message: messages.logoSaved, brand };
  });

  serve(app, calls.removeBrandLogo, async ({ params, query, staff, request }) => {
    const { brand, gone } = await removeLogo(deps, staff, { id: params.id, seen: query.seen });
    await clearUnused(deps, gone, request.log);
    return { message: messages.logoRemoved, brand };
  });

  serve(app, calls.deleteBrand, async ({ params, staff, request }) => {
    const logo = await removeBrand(db, staff, params.id);
    await clearUnused(deps, logo === null ? [] : [logo], request.log);
    return { message: messages.brandDeleted };
  });
};
