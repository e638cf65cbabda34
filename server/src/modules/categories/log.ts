import type {
  CategoryAttributesRequest,
  ManagedBrand,
  ManagedCategory,
  ManagedSubcategory,
} from '@pasal/shared/contracts';
import { defineLog } from '../activity/define-log';

/** What the activity log shows of categories and brands. */
export const categoryLog = defineLog<
  keyof ManagedCategory | keyof CategoryAttributesRequest | 'subcategories' | 'position'
>()('category', ['name', 'name_ne', 'position', 'brands', 'subcategories', 'attributes']);
export const subcategoryLog = defineLog<keyof ManagedSubcategory | 'category' | 'position'>()(
  'subcategory',
  ['name', 'name_ne', 'category', 'position'],
);
export const brandLog = defineLog<keyof ManagedBrand | 'category'>()('brand', [
  'name',
  'name_ne',
  'category',
]);
