import { WORDS } from '@pasal/shared/domain';

export const title = 'Categories and brands';
export const lead = 'Categories stand in this order in the shop, each with its brands.';
export const categories = 'Categories';
export const categoriesHint = 'The first four also name the posters of the home page.';
export const addCategory = 'Add category';
export const categoryFailed = 'Failed to load the categories.';
export const noCategories = 'No categories yet';
export const brands = 'Brands';
export const addBrand = 'Add brand';
export const noBrands = 'No brands yet';
export const noBrandFound = 'No brand has this in its name.';
export const searchBrands = 'Search brands';
export const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const brandCount = (count: number) => (count === 1 ? '1 brand' : `${count} brands`);
export const actionsOf = (name: string) => `Actions for ${name}`;
export const rename = 'Rename';
export const renameOf = (name: string) => `Rename ${name}`;
export const logo = 'Logo';
export const logoOf = (name: string) => `Logo of ${name}`;
export const noLogo = 'No logo: the shop shows the name.';
export const chooseLogo = 'Choose a picture';
export const replaceLogo = 'Choose another picture';
export const removeLogo = 'Remove the logo';
export const logoHint =
  'PNG, JPEG, WebP or AVIF, at most 10 MB. Best wide, about 480 × 144 pixels, cut close to the mark, on a transparent or white ground.';
export const childCount = (count: number) =>
  count === 1 ? '1 subcategory' : `${count} subcategories`;
export const children = 'Subcategories';
export const childrenOf = (name: string) => `Subcategories of ${name}`;
export const childrenHint = 'They stand in this order in the menu of the shop.';
export const noChildren = 'No subcategory yet. Add the first one.';
export const addChild = 'Add subcategory';
export const deleteOf = (name: string) => `Delete ${name}`;
export const editOf = (name: string) => `Rename or move ${name}`;
export const nameOfChild = 'Name';
export const categoryOfChild = 'Category';
export const moveHint = 'In another category its products follow it.';
export const done = 'Done';
export const deleteChildText =
  'It leaves the shop at once. Products must be in another subcategory first.';
export const chooseBrands = 'Brands and their order';
export const brandsOf = (name: string) => `Brands of ${name}`;
export const brandsHint = 'Offered in the shop below the category, the first ten at once.';
export const noBrandsChosen = 'No brand yet. Add one below.';
export const offer = 'Add a brand';
export const chooseBrand = 'Choose a brand';
export const takeAway = (name: string) => `Take ${name} away`;
export const deleteLabel = WORDS.delete;
export const deleteTitle = (name: string) => `Delete ${name}?`;
export const deleteCategoryText =
  'It leaves the shop at once. Its products and subcategories must be in another category first.';
export const deleteBrandText =
  'It leaves the shop at once. Products must be of another brand first.';

export const attributes = 'Facts';
export const attributesOf = (category: string) => `Facts of ${category}`;
export const attributesHint =
  'What its products tell, in this order: in a table on their page, and as filters beside lists. What products tell stays with them when a fact is removed here.';
export const noAttributes = 'Its products tell nothing yet. Add what a buyer would compare.';
export const attributesFailed = 'Failed to load the facts.';
export const addAttribute = 'Add fact';
export const newAttribute = 'New fact';
export const removeAttribute = (name: string) => `Remove ${name}`;
export const attributeName = 'Name';
export const attributeKind = 'Kind';
export const attributeKinds = {
  number: 'Number',
  choice: 'One of several',
  yes_no: 'Yes or no',
  text: 'Text',
} as const;
export const attributeUnit = 'Unit';
export const attributeChoices = 'Words to choose from';
export const attributeChoicesHint = 'One on each line, in their order.';
export const attributeFilter = 'Visitors filter lists by it';
