import { MAX_STOCK } from '@pasal/shared/contracts';
import { WORDS } from '@pasal/shared/domain';

/** What the shop says about products (R8 where it says so). */
export const productDeleted = 'Product deleted successfully!';
export const noSuchProduct = WORDS.productNotFound;
export const deleteApproved = 'Only an administrator may delete an approved product.';
export const productAdded = 'Product added successfully!';
export const productUpdated = 'Product updated successfully!';
export const noSuchBrand = 'There is no such brand.';
export const noSuchCategory = 'There is no such category.';
export const noSuchSubcategory = 'This category has no such subcategory.';
export const priceOfNothing = 'After the discount the price must still be above zero.';
export const threePictures = 'A product has exactly three pictures.';
export const pictureSlots = 'Each new picture needs a slot of its own: 0, 1 or 2.';
export const foreignPicture = 'This picture does not belong to the product.';
export const noNewPictures = 'New pictures were announced, but their files disagree.';
export const statusIsAdmins = 'Only an administrator may approve a product or withdraw approval.';
export const productChanged =
  'Someone else has changed this product in the meantime. Please load it again.';
export const stockSold =
  'More pieces were sold in the meantime than would be left. Please load the product again.';
export const stockTooHigh = `There can be at most ${MAX_STOCK} pieces in stock.`;
/** What a variant is called that came without a name. */
export const optionName = (id: number) => `Option ${id}`;
export const variantName = 'Each variant needs a name.';
export const variantPrice = 'Each variant needs a price.';
export const variantTwice = 'A variant is there twice.';
export const variantUnknown =
  'The product has no variant with this id. Leave the id out to add a variant.';
export const variantNameTwice = 'Two variants have the same name.';
export const variantCodeTaken = 'Another variant has this code.';
export const variantGone = 'A variant was deleted in the meantime. Please load the product again.';
export const stockOfVariants =
  'This product is sold in variants. Change the stock of each variant.';
export const priceOfVariants =
  'This product is sold in variants. Change the price of each variant.';

/** Answers to work on many products at once. */
export const statusesChanged = (done: number, all: number) =>
  done === all
    ? `${done} ${done === 1 ? 'product' : 'products'} changed.`
    : `${done} of ${all} products changed.`;
/** What is said of a product when the work on many breaks off. */
export const brokenOffHere =
  'The shop could not be reached. Whether this product was changed shows when the list is loaded again.';
export const notComeTo = 'Not changed: the work broke off before.';
export const importDone = (changed: number) =>
  `${changed} ${changed === 1 ? 'product' : 'products'} changed.`;
export const nothingWritten = 'Nothing was written.';
export const importPart = ({ done, rows, line }: { done: number; rows: number; line: number }) =>
  `${done} of ${rows} rows are written, up to line ${line}; the others are not.`;
export const otherFile = 'This import was begun with another file.';
export const emptyCsv = 'There is no row in this file.';
export const brokenCsv = 'This line cannot be read as CSV. Look for a quotation mark too many.';
export const tooManyColumns = 'The first line is no heading: it has far too many columns.';
export const unknownColumn = 'There is no such column.';
export const columnTwice = 'This column is there twice.';
export const noIdColumn = 'A column "id" or "slug" must say which product a row is.';
export const tooManyCells = 'This row has more cells than the heading has columns.';
export const tooManyRows = 'There are too many rows. Split the file.';
export const newInImport =
  'No product has this id or slug. A new product needs three pictures: add it with the product form.';
export const otherSlug = 'The product of this id has another slug.';
export const rowTwice = 'Another row changes this product already.';
export const noSuchVariant =
  'The product has no such variant. Add a new one with the product form.';
export const wrong = 'This cannot be read.';
export const noSuchFact = (key: string) => `The category does not ask for "${key}".`;
export const factIsNumber = (name: string) => `${name} is a number, written without its unit.`;
export const factIsYesOrNo = (name: string) => `${name} is yes or no.`;
export const factIsText = (name: string) => `${name} is a text.`;
export const factIsChoice = (name: string, choices: readonly string[]) =>
  `${name} is one of ${choices.join(', ')}.`;
