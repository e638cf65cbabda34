import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put, remove } = callsOf<typeof shapes>();

/** Categories have no area of their own; they change with the products (R7.32). */
export const categories = get('categories', '/category', ['product']);

/** The names, which every page shows: brands with their logos would be a tenth of each document. */
export const categoryNames = get('categoryNames', '/category/names', ['product']);

export const managedCategories = get('managedCategories', '/category/manage', ['product']);
export const addCategory = post('addCategory', '/category', ['product']);
export const orderCategories = put('orderCategories', '/category/order', ['product']);
export const renameCategory = put('renameCategory', '/category/:id', ['product']);
export const changeCategoryBrands = put('changeCategoryBrands', '/category/:id/brands', [
  'product',
]);
export const categoryAttributes = get('categoryAttributes', '/category/attributes', ['product']);
export const changeCategoryAttributes = put(
  'changeCategoryAttributes',
  '/category/:id/attributes',
  ['product'],
);
export const deleteCategory = remove('deleteCategory', '/category/:id', ['product']);
export const readySet = get('readySet', '/category/ready-set', ['product']);
export const takeReadySet = post('takeReadySet', '/category/ready-set', ['product']);
export const addSubcategory = post('addSubcategory', '/category/:id/subcategory', ['product']);
export const orderSubcategories = put('orderSubcategories', '/category/:id/subcategories', [
  'product',
]);
export const changeSubcategory = put('changeSubcategory', '/category/subcategory/:id', ['product']);
export const deleteSubcategory = remove('deleteSubcategory', '/category/subcategory/:id', [
  'product',
]);
export const addBrand = post('addBrand', '/category/brand', ['product']);
export const renameBrand = put('renameBrand', '/category/brand/:id', ['product']);
export const saveBrandLogo = put('saveBrandLogo', '/category/brand/:id/logo', ['product']);
export const removeBrandLogo = remove('removeBrandLogo', '/category/brand/:id/logo', ['product']);
export const deleteBrand = remove('deleteBrand', '/category/brand/:id', ['product']);
