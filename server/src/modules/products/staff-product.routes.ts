import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { listStaffProducts } from './listing/staff-product-list.repository';
import { presentStaffProduct } from './product.presenter';
import { readProduct } from './product.service';

/** The staff's catalogue endpoints. */
export const staffProductRoutes: Routes = (app, { db }) => {
  serve(app, calls.staffProducts, async ({ query, language }) => {
    const { products, total } = await listStaffProducts(db, query);
    return { products: products.map((row) => presentStaffProduct(row, language)), total };
  });

  serve(app, calls.staffProduct, async ({ params, language }) => ({
    product: presentStaffProduct(await readProduct(db, params.id), language),
  }));
};
