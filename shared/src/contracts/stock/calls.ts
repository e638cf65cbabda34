import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** Orders move stock as well as staff. */
export const stockMovements: Call<typeof shapes.stockMovements> = {
  name: 'stockMovements',
  method: 'GET',
  path: '/stock/movements',
  reads: ['product', 'order-product'],
};

export const correctStock: Call<typeof shapes.correctStock> = {
  name: 'correctStock',
  method: 'POST',
  path: '/stock/corrections',
  changes: ['product'],
};

export const setLowStock: Call<typeof shapes.setLowStock> = {
  name: 'setLowStock',
  method: 'PUT',
  path: '/stock/limits/:id',
  changes: ['product'],
};

export const setSerials: Call<typeof shapes.setSerials> = {
  name: 'setSerials',
  method: 'PUT',
  path: '/stock/serials/:id',
  changes: ['product'],
};

export const stockToBuy: Call<typeof shapes.stockToBuy> = {
  name: 'stockToBuy',
  method: 'GET',
  path: '/stock/to-buy',
  reads: ['product', 'order-product', 'purchase'],
};

export const exportToBuy: Call<typeof shapes.exportToBuy> = {
  name: 'exportToBuy',
  method: 'GET',
  path: '/stock/to-buy/export',
};

export const suppliers: Call<typeof shapes.suppliers> = {
  name: 'suppliers',
  method: 'GET',
  path: '/stock/suppliers',
  reads: ['purchase'],
};

export const addSupplier: Call<typeof shapes.addSupplier> = {
  name: 'addSupplier',
  method: 'POST',
  path: '/stock/suppliers',
  changes: ['purchase'],
};

export const changeSupplier: Call<typeof shapes.changeSupplier> = {
  name: 'changeSupplier',
  method: 'PUT',
  path: '/stock/suppliers/:id',
  changes: ['purchase', 'product'],
};

export const deleteSupplier: Call<typeof shapes.deleteSupplier> = {
  name: 'deleteSupplier',
  method: 'DELETE',
  path: '/stock/suppliers/:id',
  changes: ['purchase'],
};

export const purchases: Call<typeof shapes.purchases> = {
  name: 'purchases',
  method: 'GET',
  path: '/stock/purchases',
  reads: ['purchase'],
};

/** A purchase changes stock. */
export const addPurchase: Call<typeof shapes.addPurchase> = {
  name: 'addPurchase',
  method: 'POST',
  path: '/stock/purchases',
  changes: ['purchase', 'product'],
};

/** As `addPurchase`. */
export const reversePurchase: Call<typeof shapes.reversePurchase> = {
  name: 'reversePurchase',
  method: 'POST',
  path: '/stock/purchases/:id/reverse',
  changes: ['purchase', 'product'],
};

export const orderProfit: Call<typeof shapes.orderProfit> = {
  name: 'orderProfit',
  method: 'GET',
  path: '/stock/profit/orders/:id',
  reads: ['order-product'],
};

export const productProfit: Call<typeof shapes.productProfit> = {
  name: 'productProfit',
  method: 'GET',
  path: '/stock/profit',
  reads: ['order-product', 'product'],
};

export const exportProfit: Call<typeof shapes.exportProfit> = {
  name: 'exportProfit',
  method: 'GET',
  path: '/stock/profit/export',
};
