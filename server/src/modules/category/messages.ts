/** What the shop says about categories and brands. R7.31 leaves these texts to the server. */
export const CATEGORY_ADDED = 'Category added successfully!';
export const CATEGORY_RENAMED = 'Category renamed successfully!';
export const CATEGORY_DELETED = 'Category deleted successfully!';
export const CATEGORIES_ORDERED = 'The order of the categories is saved.';
export const CATEGORY_BRANDS_SAVED = 'The brands of the category are saved.';
export const BRAND_ADDED = 'Brand added successfully!';
export const BRAND_RENAMED = 'Brand renamed successfully!';
export const BRAND_DELETED = 'Brand deleted successfully!';
export const LOGO_SAVED = 'Logo saved successfully!';
export const LOGO_REMOVED = 'Logo removed. The shop shows the name.';
export const ONE_LOGO = 'A brand has one logo: send one picture.';
export const CATEGORY_EXISTS = 'There is already a category of this name.';
export const BRAND_EXISTS = 'There is already a brand of this name.';
export const NO_SUCH_CATEGORY = 'This category does not exist.';
export const NO_SUCH_BRAND = 'This brand does not exist.';
export const CATEGORY_IN_USE = 'This category cannot be deleted while products use it.';
export const BRAND_IN_USE = 'This brand cannot be deleted while products use it.';
export const CHANGED_MEANWHILE =
  'Someone else has changed this meanwhile. Here is how it is now; please try again.';
