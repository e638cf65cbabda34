import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
import type { ModuleDeps } from '../module-deps';
import * as messages from './messages';
import { listStaffProducts } from './product-list.repository';
import { presentStaffProduct } from './product.presenter';
import { readProduct, removeProduct } from './product.service';

/** The catalogue as staff see it. */
export const staffProductRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.get(
    '/product',
    {
      config: { access: 'staff' },
      schema: {
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
      schema: { params: contracts.IdParams, response: { 200: contracts.StaffProductAnswer } },
    },
    async (request) => ({ product: presentStaffProduct(await readProduct(db, request.params.id)) }),
  );

  app.delete(
    '/product/:id',
    {
      config: { access: 'staff' },
      schema: { params: contracts.IdParams, response: { 200: contracts.MessageAnswer } },
    },
    async (request) => {
      await removeProduct(db, staffOf(request), request.params.id);
      return { message: messages.PRODUCT_DELETED };
    },
  );
};
