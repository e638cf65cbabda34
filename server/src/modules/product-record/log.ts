import { eachNepaliText, eachProductLine, type ProductEdit } from '@pasal/shared/contracts';
import { defineWholeLog } from '../activity/define-log';

/** What the activity log shows of a product: a new field does not compile until this is decided for it. */
export const productLog = defineWholeLog<
  keyof ProductEdit | 'price' | 'low_stock_limit' | 'with_serials'
>('product', {
  title: 'value',
  brand: 'value',
  category: 'value',
  subcategory: 'value',
  original_price: 'value',
  discount_percentage: 'value',
  price: 'value',
  in_stock: 'value',
  low_stock_limit: 'value',
  with_serials: 'value',
  status: 'value',
  section: 'value',
  is_popular: 'value',
  fast_delivery: 'value',
  ...eachProductLine(() => 'value'),
  ...eachNepaliText(() => 'value'),
  description_ne: 'name',
  additional_description_ne: 'name',
  facts: 'value',
  facts_ne: 'value',
  variants: 'value',
  description: 'name',
  additional_description: 'name',
  remarks: 'name',
  version: 'name',
  in_stock_seen: 'name',
});
