import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import * as profit from './profit';
import * as purchase from './purchase';
import * as stock from './stock';
import type { CallShape } from '../calls/call';
import { KEYED } from '../calls/keyed';

export const stockMovements = {
  summary: 'What moved the stock of a product, newest first, with what there was after each.',
  access: 'staff',
  query: stock.MovementsQuery,
  response: stock.MovementsResponse,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const correctStock = {
  summary: 'Corrects the stock of a product, or of one of its variants, or writes down a count.',
  access: 'staff',
  headers: KEYED,
  body: stock.CorrectionRequest,
  response: stock.CorrectionResponse,
  errors: { NOT_FOUND: null, CONFLICT: stock.StockNow },
} as const satisfies CallShape;

export const setLowStock = {
  summary: 'Says how many pieces of a product are few.',
  access: 'staff',
  params: IdParams,
  body: stock.LowStockRequest,
  response: MessageResponse,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const setSerials = {
  summary: 'Says whether the pieces of a product are packed with their serial numbers.',
  access: 'staff',
  params: IdParams,
  body: stock.SerialsRequest,
  response: MessageResponse,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const stockToBuy = {
  summary: 'What will not last, by the speed of sale, most urgent first.',
  description: 'What it cost last is told to administrators alone.',
  access: 'staff',
  query: stock.ToBuyQuery,
  response: stock.ToBuyResponse,
} as const satisfies CallShape;

export const exportToBuy = {
  summary: 'The same as CSV, all of it.',
  access: 'staff',
  query: stock.ToBuyFilters,
  produces: 'text/csv',
} as const satisfies CallShape;

export const suppliers = {
  summary: 'Who the shop buys from, by name.',
  access: 'admin',
  response: purchase.SuppliersResponse,
} as const satisfies CallShape;

export const addSupplier = {
  summary: 'Adds a supplier.',
  access: 'admin',
  body: purchase.SupplierRequest,
  response: purchase.SupplierSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeSupplier = {
  summary: 'Changes the name and phone of a supplier.',
  access: 'admin',
  params: IdParams,
  body: purchase.SupplierRequest,
  response: purchase.SupplierSavedResponse,
  errors: { CONFLICT: null, NOT_FOUND: null },
} as const satisfies CallShape;

export const deleteSupplier = {
  summary: 'Deletes a supplier of whom nothing was bought.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
  errors: { NOT_FOUND: null, IN_USE: null },
} as const satisfies CallShape;

export const purchases = {
  summary: 'What the shop bought, newest first.',
  access: 'admin',
  permission: 'money',
  query: purchase.PurchasesQuery,
  response: purchase.PurchasesResponse,
} as const satisfies CallShape;

export const addPurchase = {
  summary: 'Enters a bill of a supplier; stock and average cost follow.',
  access: 'admin',
  headers: KEYED,
  body: purchase.PurchaseRequest,
  status: 201,
  response: purchase.PurchaseSavedResponse,
  errors: { CONFLICT: null, NOT_FOUND: null },
} as const satisfies CallShape;

export const reversePurchase = {
  summary: 'Takes a purchase back by one that reverses it; stock and average cost follow.',
  access: 'admin',
  headers: KEYED,
  params: IdParams,
  body: purchase.ReverseRequest,
  response: purchase.PurchaseSavedResponse,
  errors: { CONFLICT: null, NOT_FOUND: null },
} as const satisfies CallShape;

export const orderProfit = {
  summary: 'What the goods of an order cost and earned.',
  access: 'admin',
  permission: 'money',
  params: IdParams,
  response: profit.OrderProfitResponse,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;

export const productProfit = {
  summary: 'What products cost and earned in a period, most profit first.',
  access: 'admin',
  permission: 'money',
  query: profit.ProfitQuery,
  response: profit.ProfitResponse,
} as const satisfies CallShape;

export const exportProfit = {
  summary: 'The same as CSV, all of it.',
  access: 'admin',
  permission: 'money',
  query: profit.ProfitFilters,
  produces: 'text/csv',
} as const satisfies CallShape;
