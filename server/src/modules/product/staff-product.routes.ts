import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import type { ModuleDeps } from '../module-deps';
import { listStaffProducts } from './staff-product-list.repository';
import { presentStaffProduct } from './product.presenter';
import { readProduct } from './product.service';

/** The catalogue as staff see it. */
export const staffProductRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.get(
    '/product',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Lists products of every status.',
        querystring: contracts.StaffProductQuery,
        response: { 200: contracts.StaffProductsAnswer },
      },
    },
    async (request) => {
      const { products, total } = await listStaffProducts(db, request.query);
      return { products: products.map(presentStaffProduct), total };
    },
  );

  app.get(
    '/product/:id',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'One product with what only staff see.',
        params: contracts.IdParams,
        response: { 200: contracts.StaffProductAnswer },
      },
    },
    async (request) => ({ product: presentStaffProduct(await readProduct(db, request.params.id)) }),
  );
};
