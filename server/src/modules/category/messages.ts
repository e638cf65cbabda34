/** What the shop says about categories and brands. R7.31 leaves these texts to the server. */
export const categoryAdded = 'Category added successfully!';
export const categoryRenamed = 'Category renamed successfully!';
export const categoryDeleted = 'Category deleted successfully!';
export const categoriesOrdered = 'The order of the categories is saved.';
export const categoryBrandsSaved = 'The brands of the category are saved.';
export const subcategoryAdded = 'Subcategory added successfully!';
export const subcategorySaved = 'Subcategory saved successfully!';
export const subcategoryDeleted = 'Subcategory deleted successfully!';
export const subcategoriesOrdered = 'The order of the subcategories is saved.';
export const brandAdded = 'Brand added successfully!';
export const brandRenamed = 'Brand renamed successfully!';
export const brandDeleted = 'Brand deleted successfully!';
export const logoSaved = 'Logo saved successfully!';
export const logoRemoved = 'Logo removed. The shop shows the name.';
export const oneLogo = 'A brand has one logo: send one picture.';
export const categoryExists = 'There is already a category or subcategory of this name.';
export const brandExists = 'There is already a brand of this name.';
export const noSuchCategory = 'This category does not exist.';
export const noSuchSubcategory = 'This subcategory does not exist.';
export const noSuchBrand = 'This brand does not exist.';
export const categoryInUse = 'This category cannot be deleted while products use it.';
export const categoryHasChildren = 'This category cannot be deleted while it has subcategories.';
export const subcategoryInUse = 'This subcategory cannot be deleted while products use it.';
export const brandInUse = 'This brand cannot be deleted while products use it.';
export const changedMeanwhile =
  'Someone else has changed this meanwhile. Here is how it is now; please try again.';
