import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { formOf } from '../kit/form-endpoint';

/** Categories and brands as their administrator has them. */
const categoryAdminApi = injectEndpoints({
  endpoints: (build) => ({
    managedCategories: queryOf(build, calls.managedCategories),
    addCategory: mutationOf(build, calls.addCategory),
    renameCategory: mutationOf(build, calls.renameCategory),
    deleteCategory: mutationOf(build, calls.deleteCategory),
    // A refused order comes from a list that is not the shop's any more: it is read again either way.
    orderCategories: mutationOf(build, calls.orderCategories),
    changeCategoryBrands: mutationOf(build, calls.changeCategoryBrands),
    changeCategoryAttributes: mutationOf(build, calls.changeCategoryAttributes),
    readySet: queryOf(build, calls.readySet),
    takeReadySet: mutationOf(build, calls.takeReadySet),
    addSubcategory: mutationOf(build, calls.addSubcategory),
    orderSubcategories: mutationOf(build, calls.orderSubcategories),
    changeSubcategory: mutationOf(build, calls.changeSubcategory),
    deleteSubcategory: mutationOf(build, calls.deleteSubcategory),
    addBrand: mutationOf(build, calls.addBrand),
    renameBrand: mutationOf(build, calls.renameBrand),
    saveBrandLogo: formOf(build, calls.saveBrandLogo),
    removeBrandLogo: mutationOf(build, calls.removeBrandLogo),
    deleteBrand: mutationOf(build, calls.deleteBrand),
  }),
});

export const {
  useAddBrandMutation,
  useAddCategoryMutation,
  useAddSubcategoryMutation,
  useChangeCategoryAttributesMutation,
  useChangeCategoryBrandsMutation,
  useChangeSubcategoryMutation,
  useDeleteBrandMutation,
  useDeleteCategoryMutation,
  useDeleteSubcategoryMutation,
  useManagedCategoriesQuery,
  useOrderCategoriesMutation,
  useOrderSubcategoriesMutation,
  useReadySetQuery,
  useRemoveBrandLogoMutation,
  useRenameBrandMutation,
  useRenameCategoryMutation,
  useSaveBrandLogoMutation,
  useTakeReadySetMutation,
} = categoryAdminApi;
