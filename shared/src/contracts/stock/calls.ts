import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put, remove } = callsOf<typeof shapes>();

/** Orders move stock as well as staff. */
export const stockMovements = get('stockMovements', '/stock/movements', [
  'product',
  'order-product',
]);

export const correctStock = post('correctStock', '/stock/corrections', ['product']);
export const setLowStock = put('setLowStock', '/stock/limits/:id', ['product']);
export const setSerials = put('setSerials', '/stock/serials/:id', ['product']);
export const stockToBuy = get('stockToBuy', '/stock/to-buy', [
  'product',
  'order-product',
  'purchase',
]);
export const exportToBuy = get('exportToBuy', '/stock/to-buy/export');
export const suppliers = get('suppliers', '/stock/suppliers', ['purchase']);
export const addSupplier = post('addSupplier', '/stock/suppliers', ['purchase']);
export const changeSupplier = put('changeSupplier', '/stock/suppliers/:id', [
  'purchase',
  'product',
]);
export const deleteSupplier = remove('deleteSupplier', '/stock/suppliers/:id', ['purchase']);
export const purchases = get('purchases', '/stock/purchases', ['purchase']);

/** A purchase changes stock. */
export const addPurchase = post('addPurchase', '/stock/purchases', ['purchase', 'product']);

/** As `addPurchase`. */
export const reversePurchase = post('reversePurchase', '/stock/purchases/:id/reverse', [
  'purchase',
  'product',
]);

export const orderProfit = get('orderProfit', '/stock/profit/orders/:id', ['order-product']);
export const productProfit = get('productProfit', '/stock/profit', ['order-product', 'product']);
export const exportProfit = get('exportProfit', '/stock/profit/export');
