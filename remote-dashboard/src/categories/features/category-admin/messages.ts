import { WORDS } from '@pasal/shared/domain';

export const title = 'Categories and brands';
export const lead = 'Categories appear in this order in the shop, each with its brands.';
export const categories = 'Categories';
export const categoriesHint = 'The first four also name the posters on the home page.';
export const addCategory = 'Add category';
export const categoryFailed = 'Failed to load the categories.';
export const noCategories = 'No categories yet';
export const brands = 'Brands';
export const addBrand = 'Add brand';
export const noBrands = 'No brands yet';
export const noBrandFound = 'No brands match.';
export const searchBrands = 'Search brands';
export const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const brandCount = (count: number) => (count === 1 ? '1 brand' : `${count} brands`);
export const actionsOf = (name: string) => `Actions for ${name}`;
export const rename = 'Rename';
export const renameOf = (name: string) => `Rename ${name}`;
export const logo = 'Logo';
export const noLogo = 'No logo: the shop shows the name.';
export const logoHint =
  'PNG, JPEG, WebP or AVIF, up to 10 MB. Best: a wide picture of about 480 × 144 pixels, cropped close, on a transparent or white background.';
export const childCount = (count: number) =>
  count === 1 ? '1 subcategory' : `${count} subcategories`;
export const children = 'Subcategories';
export const childrenOf = (name: string) => `Subcategories of ${name}`;
export const childrenHint = "They appear in this order in the shop's menu.";
export const noChildren = 'No subcategories yet. Add the first one.';
export const addChild = 'Add subcategory';
export const deleteOf = (name: string) => `Delete ${name}`;
export const editOf = (name: string) => `Rename or move ${name}`;
export const nameOfChild = 'Name';
export const categoryOfChild = 'Category';
export const moveHint = 'If you move it, its products move with it.';
export const done = 'Done';
export const deleteChildText =
  'It disappears from the shop at once. Move its products to another subcategory first.';
export const chooseBrands = 'Brands and their order';
export const brandsOf = (name: string) => `Brands of ${name}`;
export const brandsHint = 'Shown in the shop under the category, the first ten right away.';
export const noBrandsChosen = 'No brands yet. Add one below.';
export const offer = 'Add a brand';
export const chooseBrand = 'Choose a brand';
export const takeAway = (name: string) => `Remove ${name}`;
export const deleteLabel = WORDS.delete;
export const deleteTitle = (name: string) => `Delete ${name}?`;
export const deleteCategoryText =
  'It disappears from the shop at once. Move its products and subcategories to another category first.';
export const deleteBrandText =
  'It disappears from the shop at once. Give its products another brand first.';

export const attributes = 'Specifications';
export const attributesOf = (category: string) => `Specifications of ${category}`;
export const attributesHint =
  'What its products specify, in this order: in a table on the product page, and as filters in lists. Products keep their values when a specification is removed here.';
export const noAttributes = 'No specifications yet. Add what a buyer would compare.';
export const attributesFailed = 'Failed to load the specifications.';
export const addAttribute = 'Add specification';
export const newAttribute = 'New specification';
export const removeAttribute = (name: string) => `Remove ${name}`;
export const attributeName = 'Name';
export const attributeKind = 'Type';
export const attributeKinds = {
  number: 'Number',
  choice: 'One of several',
  yes_no: 'Yes or no',
  text: 'Text',
} as const;
export const attributeUnit = 'Unit';
export const attributeChoices = 'Choices';
export const attributeChoicesHint = 'One per line, in order.';
export const attributeFilter = 'Shoppers can filter by it';
