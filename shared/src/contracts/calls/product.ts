import type { Call } from './call';
import type * as shapes from './product.shapes';

export const publicProducts: Call<typeof shapes.publicProducts> = {
  method: 'GET',
  path: '/product/public',
  reads: ['product'],
};

export const productBySlug: Call<typeof shapes.productBySlug> = {
  method: 'GET',
  path: '/product/slug/:slug',
  reads: ['product'],
};

export const staffProducts: Call<typeof shapes.staffProducts> = {
  method: 'GET',
  path: '/product',
  reads: ['product'],
};

export const staffProduct: Call<typeof shapes.staffProduct> = {
  method: 'GET',
  path: '/product/:id',
  reads: ['product'],
};

export const addProduct: Call<typeof shapes.addProduct> = {
  method: 'POST',
  path: '/product',
  changes: ['product'],
};

export const changeProduct: Call<typeof shapes.changeProduct> = {
  method: 'PUT',
  path: '/product/:id',
  changes: ['product'],
};

export const deleteProduct: Call<typeof shapes.deleteProduct> = {
  method: 'DELETE',
  path: '/product/:id',
  changes: ['product'],
};

export const changeProductStatuses: Call<typeof shapes.changeProductStatuses> = {
  method: 'PUT',
  path: '/product/bulk-status',
  changes: ['product'],
};

export const exportProducts: Call<typeof shapes.exportProducts> = {
  method: 'GET',
  path: '/product/export',
};

export const importProducts: Call<typeof shapes.importProducts> = {
  method: 'POST',
  path: '/product/import',
  changes: ['product'],
};
