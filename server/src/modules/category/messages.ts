/** The shop's messages about categories and brands. R7.31 leaves these texts to the server. */
export const categoryAdded = 'Category added successfully!';
export const categoryRenamed = 'Category renamed successfully!';
export const categoryDeleted = 'Category deleted successfully!';
export const categoriesOrdered = 'Category order saved.';
export const categoryBrandsSaved = 'Brands of the category saved.';
export const attributesSaved = 'Specifications saved.';
export const attributeTwice = 'The category already has this specification.';
export const noChoices = 'Enter at least one choice.';
export const choiceTwice = 'One of these choices appears twice.';
export const subcategoryAdded = 'Subcategory added successfully!';
export const subcategorySaved = 'Subcategory saved successfully!';
export const subcategoryDeleted = 'Subcategory deleted successfully!';
export const subcategoriesOrdered = 'Subcategory order saved.';
export const brandAdded = 'Brand added successfully!';
export const brandRenamed = 'Brand renamed successfully!';
export const brandDeleted = 'Brand deleted successfully!';
export const logoSaved = 'Logo saved successfully!';
export const logoRemoved = 'Logo removed. The shop shows the name instead.';
export const oneLogo = 'A brand has one logo: send one picture.';
export const categoryExists = "There's already a category or subcategory with this name.";
export const brandExists = "There's already a brand with this name.";
export const noSuchCategory = "This category doesn't exist.";
export const noSuchSubcategory = "This subcategory doesn't exist.";
export const noSuchBrand = "This brand doesn't exist.";
export const categoryInUse = "Categories with products can't be deleted.";
export const categoryHasChildren = "Categories with subcategories can't be deleted.";
export const subcategoryInUse = "Subcategories with products can't be deleted.";
export const brandInUse = "Brands with products can't be deleted.";
export const notInReadySet = (name: string) => `There's nothing ready-made for ${name}.`;

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
/** What a press added; a second one finds nothing to add. */
export const readySetAdded = (added: { subcategories: number; attributes: number }) =>
  added.subcategories + added.attributes === 0
    ? 'Your shop has all of these already.'
    : `Added ${counted(added.subcategories, 'subcategory', 'subcategories')} and ${counted(added.attributes, 'specification', 'specifications')}.`;
export const changedMeanwhile =
  "Someone else has changed this in the meantime. Here's the latest. Please try again.";
