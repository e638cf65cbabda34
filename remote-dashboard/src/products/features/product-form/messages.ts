import type { VariantProblem } from '../../model/draft-variants';
import type { Problem } from '../../model/product-draft';
import { formatRupees, WORDS } from '@pasal/shared/domain';

/** Literal texts of R2 "Add product", "Edit product" and R8.12 to R8.14, and the form's own texts. */

export const title = 'Product Form';
export const itsStock = 'Stock: movements, corrections, limit';
export const add = 'Add Product';
export const addAnother = 'Save and add another';
export const duplicate = 'Duplicate';
export const update = 'Update Product';
export const cancel = WORDS.cancel;
export const loading = WORDS.loading;
export const notFound = WORDS.productNotFound;
export const loadFailed = WORDS.productFailed;
export const tryAgain = WORDS.tryAgain;
export const back = 'Back to products';
export const added = 'Product added successfully!';
export const updated = 'Product updated successfully!';
export const addFailed = 'Failed to add product';
export const updateFailed = 'Failed to update product';

export const basics = 'Basics';
export const priceAndStock = 'Price and stock';
export const pictures = 'Pictures';
export const description = 'Description';
export const shop = 'In the shop';

export const choose = 'Choose…';
export const noSubcategory = 'None';
export const categoryFirst = 'Choose a category first';
export const ofCategory = (category: string) => `In ${category}`;
export const addBrand = 'Add brand';
export const newBrand = 'New brand';
export const saveBrand = 'Add';
export const brandFailed = 'Failed to add the brand';
export const otherBrands = 'Other brands';
export const listsFailed = "Categories and brands couldn't be loaded.";
export const percent = (value: number) => `${value}%`;
export const noSection = 'No section';
export const sectionHint = 'The home page list that shows it.';
export const waits = 'An administrator approves new products before they go on sale.';
export const decided = 'Only administrators can approve a product or withdraw approval.';
export const sellingHint = 'Original price minus the discount.';
export const soldAt = (rupees: number) =>
  `Sold at ${formatRupees(rupees)}: the shop rounds its prices.`;
export const stockHint = 'Pieces that can be sold.';
export const editorPlaceholder =
  'What a buyer wants to know: features, what is in the box, a table of data…';
export const preview = 'Preview';
export const write = 'Write';

export const slot = (place: number) => `Picture ${place}`;
export const picturesHint = 'Three pictures: PNG, JPEG, WebP or AVIF, up to 10 MB each.';
export const choosePicture = (place: number) => `Choose picture ${place}`;
export const replacePicture = (place: number) => `Replace picture ${place}`;
export const removePicture = (place: number) => `Remove picture ${place}`;
export const dropHere = 'Drop, paste or choose';
export const previewOf = (place: number) => `Preview of picture ${place}`;

export const saving = 'Saving…';
export const sent = (share: number) => `Sending… ${Math.round(share * 100)}%`;

export const changedTitle = 'Someone else has changed this product';
export const merged =
  'Their changes are now in the form, and yours are kept. Check it and save again.';
export const bothChanged = (fields: string) => `You both changed: ${fields}. Your values are kept.`;
export const takeTheirs = 'Discard mine and use theirs';

export const facts = 'Specifications';
export const factsHint = 'Shown in a table on the product page. Shoppers can filter lists by them.';
export const noFacts =
  'This category has none yet. Administrators add them under Categories and brands.';
export const factsFailed = "The category's specifications couldn't be loaded.";
export const factNumber = 'Enter a number only, such as 8 or 2.5.';
export const withUnit = (name: string, unit: string) => `${name} (${unit})`;
export const notGiven = 'Not specified';
export const yes = 'Yes';
export const no = 'No';

export const variants = 'Variants';
export const variantsHint =
  'Options with their own price and stock, such as 64 GB and 128 GB. Leave empty if the product comes in one version.';
export const inVariants =
  'Price and stock come from the variants below. The discount applies to all of them.';
export const addVariant = 'Add variant';
export const variantLabels = {
  name: 'Name',
  code: 'Code',
  original_price: 'Original (Rs.)',
  in_stock: 'In stock',
  image: 'Picture',
} as const;
export const noPicture = 'Same as the product';
export const variantTitle = (place: number, name: string) =>
  name.trim() === '' ? `Variant ${place}` : `Variant ${place}: ${name.trim()}`;
export const soldFor = (rupees: number) => `Sold for ${formatRupees(rupees)}`;
export const removeVariant = (title: string) => `Remove ${title}`;

export const nepali = 'Nepali';
export const nepaliHint = 'Shown on Nepali pages. What is missing there is shown in English.';
export const nepaliMissing = (texts: number) =>
  texts === 1 ? 'Nepali missing: 1 text' : `Nepali missing: ${texts} texts`;
export const writeNepali = 'Texts in Nepali';
export const closeNepali = 'Close';
export const notWritten = 'Not written yet';
export const variantInNepali = (place: number) => `Variant ${place} in Nepali`;

export const sellingPriceLabel = 'Selling price (Rs.)';

export const problemTexts: Record<Problem | VariantProblem, string> = {
  missing: 'Fill this in.',
  price: 'Enter a price above 0, such as 2500 or 2499.50.',
  decimals: 'Use at most two decimals.',
  'nothing-left': 'After the discount the price must still be above zero.',
  stock: 'Enter a whole number, 0 or more.',
  variants: 'Check the variants below.',
  'name-twice': 'Another variant has this name.',
  'too-long': 'This text is too long. Shorten it to save.',
};

/** Fills fields in with one press (D100). */
export const fillUsual = 'Fill in the usual: New Arrivals, no discount';
export const fillAsBefore = 'Fill in as the last product';
