import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import { Type } from '@sinclair/typebox';
import type { ModuleDeps } from '../module-deps';
import { listPublicProducts } from './product-list.repository';
import { presentProduct } from './product.presenter';
import { readProductBySlug } from './product.service';

const SlugParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 300 }) });

/** What visitors may see of the catalogue. */
export const productRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.get(
    '/product/public',
    {
      config: { access: 'public', publicArea: 'product' },
      schema: {
        summary: 'Lists what visitors may buy: filtered, sorted, paged, with facets.',
        querystring: contracts.PublicProductQuery,
        response: { 200: contracts.PublicProductsAnswer },
      },
    },
    async (request) => {
      const list = await listPublicProducts(db, request.query);
      return {
        products: list.products.map(presentProduct),
        total: list.total,
        facets: {
          brands: list.brands,
          price: { min: toRupees(list.min_paisa ?? 0), max: toRupees(list.max_paisa ?? 0) },
        },
      };
    },
  );

  app.get(
    '/product/slug/:slug',
    {
      config: { access: 'public', publicArea: 'product' },
      schema: {
        summary: 'One product by its slug; staff see those not approved too.',
        params: SlugParams,
        response: { 200: contracts.ProductAnswer },
      },
    },
    async (request) => {
      const isStaff = async () => (await request.currentStaff()) !== null;
      return { product: presentProduct(await readProductBySlug(db, request.params.slug, isStaff)) };
    },
  );
};
