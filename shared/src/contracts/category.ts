import { Type, type Static } from '@sinclair/typebox';

export const Brand = Type.Object({ id: Type.Integer(), name: Type.String() });
export type Brand = Static<typeof Brand>;

export const Category = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  brands: Type.Array(Brand),
});
export type Category = Static<typeof Category>;

/** GET /category */
export const CategoriesAnswer = Type.Object({ categories: Type.Array(Category) });
export type CategoriesAnswer = Static<typeof CategoriesAnswer>;
