import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
import type { ModuleDeps } from '../module-deps';
import * as brand from './brand.service';
import * as messages from './messages';

/** Brands: changed by administrators (decision 25). */
export const brandRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.post(
    '/category/brand',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Adds a brand, below a category if one is named.',
        refusals: [409],
        body: contracts.AddBrandRequest,
        response: { 201: contracts.BrandAnswer },
      },
    },
    async (request, reply) => {
      const added = await brand.addBrand(db, staffOf(request), request.body);
      return reply.code(201).send({ message: messages.BRAND_ADDED, brand: added });
    },
  );

  app.put(
    '/category/brand/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Renames a brand.',
        refusals: [409],
        params: contracts.IdParams,
        body: contracts.RenameBrandRequest,
        response: { 200: contracts.BrandAnswer },
      },
    },
    async (request) => {
      const { params, body } = request;
      const renamed = await brand.renameBrand(db, staffOf(request), params.id, body.name);
      return { message: messages.BRAND_RENAMED, brand: renamed };
    },
  );
};
