import type { Call } from '../calls/call';
import type * as shapes from './shapes';

export const publicProducts: Call<typeof shapes.publicProducts> = {
  name: 'publicProducts',
  method: 'GET',
  path: '/product/public',
  reads: ['product'],
};

export const productBySlug: Call<typeof shapes.productBySlug> = {
  name: 'productBySlug',
  method: 'GET',
  path: '/product/slug/:slug',
  reads: ['product'],
};

export const staffProducts: Call<typeof shapes.staffProducts> = {
  name: 'staffProducts',
  method: 'GET',
  path: '/product',
  reads: ['product'],
};

export const staffProduct: Call<typeof shapes.staffProduct> = {
  name: 'staffProduct',
  method: 'GET',
  path: '/product/:id',
  reads: ['product'],
};

export const addProduct: Call<typeof shapes.addProduct> = {
  name: 'addProduct',
  method: 'POST',
  path: '/product',
  changes: ['product'],
};

export const changeProduct: Call<typeof shapes.changeProduct> = {
  name: 'changeProduct',
  method: 'PUT',
  path: '/product/:id',
  changes: ['product'],
};

export const deleteProduct: Call<typeof shapes.deleteProduct> = {
  name: 'deleteProduct',
  method: 'DELETE',
  path: '/product/:id',
  changes: ['product'],
};

export const changeProductStatuses: Call<typeof shapes.changeProductStatuses> = {
  name: 'changeProductStatuses',
  method: 'PUT',
  path: '/product/bulk-status',
  changes: ['product'],
};

export const changeProductPrices: Call<typeof shapes.changeProductPrices> = {
  name: 'changeProductPrices',
  method: 'PUT',
  path: '/product/bulk-price',
  changes: ['product'],
};

export const roundPrices: Call<typeof shapes.roundPrices> = {
  name: 'roundPrices',
  method: 'POST',
  path: '/product/round-prices',
  changes: ['product'],
};

export const exportProducts: Call<typeof shapes.exportProducts> = {
  name: 'exportProducts',
  method: 'GET',
  path: '/product/export',
};

export const importProducts: Call<typeof shapes.importProducts> = {
  name: 'importProducts',
  method: 'POST',
  path: '/product/import',
  changes: ['product'],
};

export const importSheet: Call<typeof shapes.importSheet> = {
  name: 'importSheet',
  method: 'GET',
  path: '/product/import/sheet',
};

export const addImportPicture: Call<typeof shapes.addImportPicture> = {
  name: 'addImportPicture',
  method: 'POST',
  path: '/product/import/picture',
};
