import type { Call } from './call';
import type * as shapes from './category.shapes';

/** Categories have no area of their own; they change with the products (R7.32). */
export const categories: Call<typeof shapes.categories> = {
  method: 'GET',
  path: '/category',
  reads: ['product'],
};

/** What every page shows of them: brands with their logos would be a tenth of each document. */
export const categoryNames: Call<typeof shapes.categoryNames> = {
  method: 'GET',
  path: '/category/names',
  reads: ['product'],
};

export const managedCategories: Call<typeof shapes.managedCategories> = {
  method: 'GET',
  path: '/category/manage',
  reads: ['product'],
};

export const addCategory: Call<typeof shapes.addCategory> = {
  method: 'POST',
  path: '/category',
  changes: ['product'],
};

export const orderCategories: Call<typeof shapes.orderCategories> = {
  method: 'PUT',
  path: '/category/order',
  changes: ['product'],
};

export const renameCategory: Call<typeof shapes.renameCategory> = {
  method: 'PUT',
  path: '/category/:id',
  changes: ['product'],
};

export const changeCategoryBrands: Call<typeof shapes.changeCategoryBrands> = {
  method: 'PUT',
  path: '/category/:id/brands',
  changes: ['product'],
};

export const categoryAttributes: Call<typeof shapes.categoryAttributes> = {
  method: 'GET',
  path: '/category/attributes',
  reads: ['product'],
};

export const changeCategoryAttributes: Call<typeof shapes.changeCategoryAttributes> = {
  method: 'PUT',
  path: '/category/:id/attributes',
  changes: ['product'],
};

export const deleteCategory: Call<typeof shapes.deleteCategory> = {
  method: 'DELETE',
  path: '/category/:id',
  changes: ['product'],
};

export const addSubcategory: Call<typeof shapes.addSubcategory> = {
  method: 'POST',
  path: '/category/:id/subcategory',
  changes: ['product'],
};

export const orderSubcategories: Call<typeof shapes.orderSubcategories> = {
  method: 'PUT',
  path: '/category/:id/subcategories',
  changes: ['product'],
};

export const changeSubcategory: Call<typeof shapes.changeSubcategory> = {
  method: 'PUT',
  path: '/category/subcategory/:id',
  changes: ['product'],
};

export const deleteSubcategory: Call<typeof shapes.deleteSubcategory> = {
  method: 'DELETE',
  path: '/category/subcategory/:id',
  changes: ['product'],
};

export const addBrand: Call<typeof shapes.addBrand> = {
  method: 'POST',
  path: '/category/brand',
  changes: ['product'],
};

export const renameBrand: Call<typeof shapes.renameBrand> = {
  method: 'PUT',
  path: '/category/brand/:id',
  changes: ['product'],
};

export const saveBrandLogo: Call<typeof shapes.saveBrandLogo> = {
  method: 'PUT',
  path: '/category/brand/:id/logo',
  changes: ['product'],
};

export const removeBrandLogo: Call<typeof shapes.removeBrandLogo> = {
  method: 'DELETE',
  path: '/category/brand/:id/logo',
  changes: ['product'],
};

export const deleteBrand: Call<typeof shapes.deleteBrand> = {
  method: 'DELETE',
  path: '/category/brand/:id',
  changes: ['product'],
};
