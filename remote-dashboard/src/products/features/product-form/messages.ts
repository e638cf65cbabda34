import type { DraftField, Problem } from '../../model/product-draft';
import { PRODUCT_INPUTS } from '../../model/product-inputs';

/** Literal texts of R2 "Add product", "Edit product" and R8.12 to R8.14, and the form's own words. */
export const messages = {
  title: 'Product Form',
  add: 'Add Product',
  update: 'Update Product',
  cancel: 'Cancel',
  loading: 'Loading...',
  notFound: 'Product not found',
  loadFailed: 'Failed to load product',
  tryAgain: 'Try Again',
  back: 'Back to products',
  added: 'Product added successfully!',
  updated: 'Product updated successfully!',
  addFailed: 'Failed to add product',
  updateFailed: 'Failed to update product',

  basics: 'Basics',
  priceAndStock: 'Price and stock',
  pictures: 'Pictures',
  description: 'Description',
  shop: 'In the shop',

  choose: 'Choose…',
  ofCategory: (category: string) => `In ${category}`,
  addBrand: 'Add brand',
  newBrand: 'New brand',
  saveBrand: 'Add',
  brandFailed: 'Failed to add the brand',
  otherBrands: 'Other brands',
  listsFailed: 'Categories and brands could not be loaded.',
  percent: (value: number) => `${value}%`,
  noSection: 'No section',
  sectionHint: 'The list on the home page that shows it; one at most.',
  waits: 'A new product waits for the approval of an administrator.',
  decided: 'Only an administrator approves a product or withdraws approval.',
  sellingHint: 'Original price less the discount.',
  stockHint: 'Pieces that can be sold.',
  editorAway:
    'The editor could not be loaded. The text stays as it is; save the rest, or open this page again.',
  editorPlaceholder: 'What a buyer wants to know: features, what is in the box, a table of data…',
  preview: 'Preview',
  write: 'Write',

  slot: (place: number) => `Picture ${place}`,
  picturesHint: 'Three pictures: PNG, JPEG, WebP or AVIF, up to 10 MB each.',
  choosePicture: (place: number) => `Choose picture ${place}`,
  replacePicture: (place: number) => `Replace picture ${place}`,
  removePicture: (place: number) => `Remove picture ${place}`,
  dropHere: 'Drop, paste or choose',
  wrongType: (name: string) =>
    `“${name}” is not a picture the shop can show: PNG, JPEG, WebP, AVIF.`,
  tooLarge: (name: string) => `“${name}” is larger than 10 MB. Make it smaller and try again.`,
  previewOf: (place: number) => `Preview of picture ${place}`,

  saving: 'Saving…',
  sent: (share: number) => `Sending… ${Math.round(share * 100)}%`,

  changedTitle: 'Someone else has changed this product',
  merged: 'Their changes are in the form now, and yours are kept. Check it and save again.',
  bothChanged: (fields: string) => `Both of you changed: ${fields}. Your entries stand there.`,
  takeTheirs: 'Discard mine and take theirs',
} as const;

/** The pictures are no input like the others. */
export const labelOf = (field: DraftField) =>
  field === 'images' ? messages.pictures : PRODUCT_INPUTS[field].label;
export const SELLING_PRICE_LABEL = 'Selling price (Rs.)';

export const PROBLEM_TEXTS: Record<Problem, string> = {
  missing: 'Fill this in.',
  price: 'Enter a price above 0, such as 2500 or 2499.50.',
  decimals: 'Use at most two decimals.',
  'nothing-left': 'After the discount the price must still be above zero.',
  stock: 'Enter whole pieces, 0 or more.',
  'too-long': 'This text is too long. Shorten it to save.',
};
