import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put, remove } = callsOf<typeof shapes>();

export const publicProducts = get('publicProducts', '/product/public', ['product']);
export const productBySlug = get('productBySlug', '/product/slug/:slug', ['product']);
export const staffProducts = get('staffProducts', '/product', ['product']);
export const staffProduct = get('staffProduct', '/product/:id', ['product']);
export const addProduct = post('addProduct', '/product', ['product']);
export const changeProduct = put('changeProduct', '/product/:id', ['product']);
export const deleteProduct = remove('deleteProduct', '/product/:id', ['product']);
export const changeProductStatuses = put('changeProductStatuses', '/product/bulk-status', [
  'product',
]);
export const changeProductPrices = put('changeProductPrices', '/product/bulk-price', ['product']);
export const roundPrices = post('roundPrices', '/product/round-prices', ['product']);
export const exportProducts = get('exportProducts', '/product/export');
export const importProducts = post('importProducts', '/product/import', ['product']);
export const importSheet = get('importSheet', '/product/import/sheet');
export const addImportPicture = post('addImportPicture', '/product/import/picture');
