import { Type, type Static } from '@sinclair/typebox';
import { MAX_NAMED_THINGS } from '../limits';
import { PRODUCT_FIELD_LENGTHS } from '../products/product-limits';
import { Nullable } from '@pasal/core/contract/schema';
import { Label, StoredNepali, WrittenNepali } from '../nepali';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Ids = Type.Array(Id, { maxItems: MAX_NAMED_THINGS });

/** `logo` is a picture path, or null: then the brand is shown by name (D48). */
export const Brand = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  label: Label,
  logo: Nullable(Type.String()),
});
export type Brand = Static<typeof Brand>;

/** The second level: part of one category. */
export const Subcategory = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  label: Label,
});
export type Subcategory = Static<typeof Subcategory>;

export const CategoryName = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  label: Label,
  /** Its subcategories, in order. */
  children: Type.Array(Subcategory),
});
export type CategoryName = Static<typeof CategoryName>;
export const Category = Type.Object({ ...CategoryName.properties, brands: Type.Array(Brand) });
export type Category = Static<typeof Category>;

/** GET /category */
export const CategoriesResponse = Type.Object({ categories: Type.Array(Category) });
export type CategoriesResponse = Static<typeof CategoriesResponse>;

/** GET /category/names */
export const CategoryNamesResponse = Type.Object({ categories: Type.Array(CategoryName) });
export type CategoryNamesResponse = Static<typeof CategoryNamesResponse>;

/** A category as its administrator sees it: with its number of products of any status. */
export const ManagedSubcategory = Type.Object({
  ...Subcategory.properties,
  name_ne: StoredNepali,
  products: Type.Integer(),
});
export type ManagedSubcategory = Static<typeof ManagedSubcategory>;
export const ManagedCategory = Type.Object({
  ...Category.properties,
  name_ne: StoredNepali,
  children: Type.Array(ManagedSubcategory),
  products: Type.Integer(),
});
export type ManagedCategory = Static<typeof ManagedCategory>;
export const ManagedBrand = Type.Object({
  ...Brand.properties,
  name_ne: StoredNepali,
  products: Type.Integer(),
});
export type ManagedBrand = Static<typeof ManagedBrand>;

/** GET /category/manage: categories in the shop's order, every brand by name. */
export const ManagedCategoriesResponse = Type.Object({
  categories: Type.Array(ManagedCategory),
  brands: Type.Array(ManagedBrand),
});
export type ManagedCategoriesResponse = Static<typeof ManagedCategoriesResponse>;

/** POST /category, PUT /category/{id} */
export const CategoryRequest = Type.Object({
  name: Type.String({ maxLength: PRODUCT_FIELD_LENGTHS.category }),
  name_ne: WrittenNepali(PRODUCT_FIELD_LENGTHS.category),
});
export type CategoryRequest = Static<typeof CategoryRequest>;
export const CategoryResponse = Type.Object({ message: Type.String(), category: Category });
export type CategoryResponse = Static<typeof CategoryResponse>;

/** POST /category/{id}/subcategory */
export const AddSubcategoryRequest = Type.Object({
  name: Type.String({ maxLength: PRODUCT_FIELD_LENGTHS.subcategory }),
  name_ne: WrittenNepali(PRODUCT_FIELD_LENGTHS.subcategory),
});
export type AddSubcategoryRequest = Static<typeof AddSubcategoryRequest>;

/** PUT /category/subcategory/{id}: a different `category_id` moves it there with its products. */
export const SubcategoryRequest = Type.Object({
  name: Type.String({ maxLength: PRODUCT_FIELD_LENGTHS.subcategory }),
  name_ne: WrittenNepali(PRODUCT_FIELD_LENGTHS.subcategory),
  category_id: Type.Optional(Id),
});
export type SubcategoryRequest = Static<typeof SubcategoryRequest>;
export const SubcategoryResponse = Type.Object({
  message: Type.String(),
  subcategory: Subcategory,
});
export type SubcategoryResponse = Static<typeof SubcategoryResponse>;

/** PUT /category/order, /category/{id}/subcategories: every one once, in the new order. */
export const CategoryOrderRequest = Type.Object({ ids: Ids });
export type CategoryOrderRequest = Static<typeof CategoryOrderRequest>;

/** PUT /category/{id}/brands: the new brands in order, and the previous ones as seen. */
export const CategoryBrandsRequest = Type.Object({ brand_ids: Ids, seen: Ids });
export type CategoryBrandsRequest = Static<typeof CategoryBrandsRequest>;

/** POST /category/brand: `category_id` also assigns the brand to that category. */
export const AddBrandRequest = Type.Object({
  name: Type.String({ maxLength: PRODUCT_FIELD_LENGTHS.brand }),
  name_ne: WrittenNepali(PRODUCT_FIELD_LENGTHS.brand),
  category_id: Type.Optional(Id),
});
export type AddBrandRequest = Static<typeof AddBrandRequest>;

/** PUT /category/brand/{id} */
export const RenameBrandRequest = Type.Object({
  name: Type.String({ maxLength: PRODUCT_FIELD_LENGTHS.brand }),
  name_ne: WrittenNepali(PRODUCT_FIELD_LENGTHS.brand),
});
export type RenameBrandRequest = Static<typeof RenameBrandRequest>;

/** GET /category/ready-set: those of the five predefined categories that are incomplete, with what is missing. */
export const ReadySetResponse = Type.Object({
  categories: Type.Array(
    Type.Object({
      name: Type.String(),
      /** True if the shop has no category of this name: it would be added. */
      is_new: Type.Boolean(),
      subcategories: Type.Array(Type.String()),
      /** Names of the attributes. */
      attributes: Type.Array(Type.String()),
    }),
  ),
});
export type ReadySetResponse = Static<typeof ReadySetResponse>;

/** POST /category/ready-set: names of the categories to complete. */
export const ReadySetRequest = Type.Object({
  categories: Type.Optional(
    Type.Array(Type.String({ maxLength: PRODUCT_FIELD_LENGTHS.category }), {
      minItems: 1,
      maxItems: MAX_NAMED_THINGS,
    }),
  ),
});
export type ReadySetRequest = Static<typeof ReadySetRequest>;
export const ReadySetTakenResponse = Type.Object({
  message: Type.String(),
  /** How many of each were added. */
  categories: Type.Integer(),
  subcategories: Type.Integer(),
  attributes: Type.Integer(),
});
export type ReadySetTakenResponse = Static<typeof ReadySetTakenResponse>;

/** PUT /category/brand/{id}/logo, as `multipart/form-data`, and DELETE. */
export { LogoForm as BrandLogoForm, LogoRemoval as BrandLogoRemoval } from '../logo';

/** POST /category/brand, PUT /category/brand/{id}, PUT and DELETE /category/brand/{id}/logo */
export const BrandResponse = Type.Object({ message: Type.String(), brand: Brand });
export type BrandResponse = Static<typeof BrandResponse>;
