import * as category from './category';
import { CategoryAttributesRequest, CategoryAttributesResponse } from '../products/fact';
import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';

export const categories = {
  summary: 'Categories with their subcategories and brands.',
  access: 'public',
  publicArea: 'category',
  response: category.CategoriesResponse,
} as const satisfies CallShape;

export const categoryNames = {
  summary: 'Categories with their subcategories alone.',
  access: 'public',
  publicArea: 'category',
  response: category.CategoryNamesResponse,
} as const satisfies CallShape;

export const managedCategories = {
  summary: 'Categories and every brand, with how many products they have.',
  access: 'admin',
  response: category.ManagedCategoriesResponse,
} as const satisfies CallShape;

export const addCategory = {
  summary: 'Adds a category at the end.',
  access: 'admin',
  body: category.CategoryRequest,
  status: 201,
  response: category.CategoryResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const orderCategories = {
  summary: 'Puts all categories into an order.',
  access: 'admin',
  body: category.CategoryOrderRequest,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const renameCategory = {
  summary: 'Renames a category.',
  access: 'admin',
  params: IdParams,
  body: category.CategoryRequest,
  response: category.CategoryResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeCategoryBrands = {
  summary: 'Sets which brands appear under a category, in order.',
  access: 'admin',
  params: IdParams,
  body: category.CategoryBrandsRequest,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const categoryAttributes = {
  summary: 'The specifications each category asks for.',
  access: 'staff',
  response: CategoryAttributesResponse,
} as const satisfies CallShape;

export const changeCategoryAttributes = {
  summary: 'Sets the specifications a category asks for, in order.',
  access: 'admin',
  params: IdParams,
  body: CategoryAttributesRequest,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deleteCategory = {
  summary: 'Removes a category that has neither products nor subcategories.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
  errors: { IN_USE: null },
} as const satisfies CallShape;

export const readySet = {
  summary: 'What the shop lacks of the ready-made subcategories and specifications.',
  access: 'admin',
  response: category.ReadySetResponse,
} as const satisfies CallShape;

export const takeReadySet = {
  summary: 'Adds ready-made subcategories and specifications that the shop lacks.',
  description:
    'Without `categories` those of the shop’s own categories, or of all five in a shop without any. What is there stays as it is.',
  access: 'admin',
  body: category.ReadySetRequest,
  response: category.ReadySetTakenResponse,
} as const satisfies CallShape;

export const addSubcategory = {
  summary: 'Adds a subcategory at the end of a category.',
  access: 'admin',
  params: IdParams,
  body: category.AddSubcategoryRequest,
  status: 201,
  response: category.SubcategoryResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const orderSubcategories = {
  summary: 'Puts all subcategories of a category into an order.',
  access: 'admin',
  params: IdParams,
  body: category.CategoryOrderRequest,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeSubcategory = {
  summary: 'Renames a subcategory, or moves it to another category with its products.',
  access: 'admin',
  params: IdParams,
  body: category.SubcategoryRequest,
  response: category.SubcategoryResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deleteSubcategory = {
  summary: 'Removes a subcategory no product has.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
  errors: { IN_USE: null },
} as const satisfies CallShape;

export const addBrand = {
  summary: 'Adds a brand, below a category if one is named.',
  access: 'admin',
  body: category.AddBrandRequest,
  status: 201,
  response: category.BrandResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const renameBrand = {
  summary: 'Renames a brand.',
  access: 'admin',
  params: IdParams,
  body: category.RenameBrandRequest,
  response: category.BrandResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const saveBrandLogo = {
  summary: 'Gives a brand a logo; transparency is kept.',
  access: 'admin',
  params: IdParams,
  form: category.BrandLogoForm,
  response: category.BrandResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const removeBrandLogo = {
  summary: 'Removes the logo of a brand, so that its name is shown again.',
  access: 'admin',
  params: IdParams,
  query: category.BrandLogoRemoval,
  response: category.BrandResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deleteBrand = {
  summary: 'Removes a brand no product has, with its logo.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
  errors: { IN_USE: null },
} as const satisfies CallShape;
