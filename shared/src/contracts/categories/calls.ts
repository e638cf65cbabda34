import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** Categories have no area of their own; they change with the products (R7.32). */
export const categories: Call<typeof shapes.categories> = {
  name: 'categories',
  method: 'GET',
  path: '/category',
  reads: ['product'],
};

/** The names, which every page shows: brands with their logos would be a tenth of each document. */
export const categoryNames: Call<typeof shapes.categoryNames> = {
  name: 'categoryNames',
  method: 'GET',
  path: '/category/names',
  reads: ['product'],
};

export const managedCategories: Call<typeof shapes.managedCategories> = {
  name: 'managedCategories',
  method: 'GET',
  path: '/category/manage',
  reads: ['product'],
};

export const addCategory: Call<typeof shapes.addCategory> = {
  name: 'addCategory',
  method: 'POST',
  path: '/category',
  changes: ['product'],
};

export const orderCategories: Call<typeof shapes.orderCategories> = {
  name: 'orderCategories',
  method: 'PUT',
  path: '/category/order',
  changes: ['product'],
};

export const renameCategory: Call<typeof shapes.renameCategory> = {
  name: 'renameCategory',
  method: 'PUT',
  path: '/category/:id',
  changes: ['product'],
};

export const changeCategoryBrands: Call<typeof shapes.changeCategoryBrands> = {
  name: 'changeCategoryBrands',
  method: 'PUT',
  path: '/category/:id/brands',
  changes: ['product'],
};

export const categoryAttributes: Call<typeof shapes.categoryAttributes> = {
  name: 'categoryAttributes',
  method: 'GET',
  path: '/category/attributes',
  reads: ['product'],
};

export const changeCategoryAttributes: Call<typeof shapes.changeCategoryAttributes> = {
  name: 'changeCategoryAttributes',
  method: 'PUT',
  path: '/category/:id/attributes',
  changes: ['product'],
};

export const deleteCategory: Call<typeof shapes.deleteCategory> = {
  name: 'deleteCategory',
  method: 'DELETE',
  path: '/category/:id',
  changes: ['product'],
};

export const readySet: Call<typeof shapes.readySet> = {
  name: 'readySet',
  method: 'GET',
  path: '/category/ready-set',
  reads: ['product'],
};

export const takeReadySet: Call<typeof shapes.takeReadySet> = {
  name: 'takeReadySet',
  method: 'POST',
  path: '/category/ready-set',
  changes: ['product'],
};

export const addSubcategory: Call<typeof shapes.addSubcategory> = {
  name: 'addSubcategory',
  method: 'POST',
  path: '/category/:id/subcategory',
  changes: ['product'],
};

export const orderSubcategories: Call<typeof shapes.orderSubcategories> = {
  name: 'orderSubcategories',
  method: 'PUT',
  path: '/category/:id/subcategories',
  changes: ['product'],
};

export const changeSubcategory: Call<typeof shapes.changeSubcategory> = {
  name: 'changeSubcategory',
  method: 'PUT',
  path: '/category/subcategory/:id',
  changes: ['product'],
};

export const deleteSubcategory: Call<typeof shapes.deleteSubcategory> = {
  name: 'deleteSubcategory',
  method: 'DELETE',
  path: '/category/subcategory/:id',
  changes: ['product'],
};

export const addBrand: Call<typeof shapes.addBrand> = {
  name: 'addBrand',
  method: 'POST',
  path: '/category/brand',
  changes: ['product'],
};

export const renameBrand: Call<typeof shapes.renameBrand> = {
  name: 'renameBrand',
  method: 'PUT',
  path: '/category/brand/:id',
  changes: ['product'],
};

export const saveBrandLogo: Call<typeof shapes.saveBrandLogo> = {
  name: 'saveBrandLogo',
  method: 'PUT',
  path: '/category/brand/:id/logo',
  changes: ['product'],
};

export const removeBrandLogo: Call<typeof shapes.removeBrandLogo> = {
  name: 'removeBrandLogo',
  method: 'DELETE',
  path: '/category/brand/:id/logo',
  changes: ['product'],
};

export const deleteBrand: Call<typeof shapes.deleteBrand> = {
  name: 'deleteBrand',
  method: 'DELETE',
  path: '/category/brand/:id',
  changes: ['product'],
};
