import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { uploadsDirOf } from '../../data-directory';
import { staffOf } from '../../http/access';
import { pictureIngest } from '../../pictures/ingest';
import { withForm } from '../../pictures/ingest-form';
import type { ModuleDeps } from '../module-deps';
import { clearUnused } from '../product/product-write-pictures';
import { changeLogo, removeLogo } from './brand-logo.service';
import { removeBrand } from './brand.service';
import * as messages from './messages';

/** Logos of brands, changed by administrators (decision 48), and the end of a brand with its logo. */
export const brandLogoRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (
  app,
  { db, config },
) => {
  const uploadsDir = uploadsDirOf(config.dataDir);
  const deps = { db, pictures: pictureIngest(uploadsDir) };
  const rules = { uploadsDir, fileField: 'logo', maxFiles: 1, wrongFiles: messages.ONE_LOGO };
  await app.register(multipart);

  app.put(
    '/category/brand/:id/logo',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Gives a brand a logo; transparency is kept.',
        refusals: [409],
        params: contracts.IdParams,
        form: contracts.BrandLogoForm,
        response: { 200: contracts.BrandAnswer },
      },
    },
    async (request, reply) => {
      const { brand, gone } = await withForm(request, reply, rules, (form) =>
        changeLogo(deps, staffOf(request), request.params.id, form),
      );
      await clearUnused(deps, gone, request.log);
      return { message: messages.LOGO_SAVED, brand };
    },
  );

  app.delete(
    '/category/brand/:id/logo',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Takes the logo of a brand away: its name stands for it again.',
        refusals: [409],
        params: contracts.IdParams,
        querystring: contracts.BrandLogoRemoval,
        response: { 200: contracts.BrandAnswer },
      },
    },
    async (request) => {
      const change = { id: request.params.id, seen: request.query.seen };
      const { brand, gone } = await removeLogo(deps, staffOf(request), change);
      await clearUnused(deps, gone, request.log);
      return { message: messages.LOGO_REMOVED, brand };
    },
  );

  app.delete(
    '/category/brand/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Removes a brand no product has, with its logo.',
        refusals: [409],
        params: contracts.IdParams,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      const logo = await removeBrand(db, staffOf(request), request.params.id);
      await clearUnused(deps, logo === null ? [] : [logo], request.log);
      return { message: messages.BRAND_DELETED };
    },
  );
};
