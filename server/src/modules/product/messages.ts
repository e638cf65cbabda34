import { MAX_STOCK } from '@pasal/shared/contracts';
import { WORDS } from '@pasal/shared/domain';

/** The messages of the shop about products (R8 where it says so). */
export const productDeleted = 'Product deleted successfully!';
export const noSuchProduct = WORDS.productNotFound;
export const deleteApproved = 'Only administrators can delete an approved product.';
export const productAdded = 'Product added successfully!';
export const productUpdated = 'Product updated successfully!';
export const noSuchBrand = "This brand doesn't exist.";
export const noSuchCategory = "This category doesn't exist.";
export const noSuchSubcategory = "This category doesn't have that subcategory.";
export const priceOfNothing = 'After the discount the price must still be above zero.';
export const threePictures = 'A product has exactly three pictures.';
export const pictureSlots = 'Each new picture needs a slot of its own: 0, 1 or 2.';
export const foreignPicture = 'This picture does not belong to the product.';
export const noNewPictures = "The new pictures don't match their files. Please choose them again.";
export const statusIsAdmins = 'Only administrators can approve a product or withdraw approval.';
export const productChanged =
  'Someone else has changed this product in the meantime. Please reload it.';
export const stockSold =
  'More were sold in the meantime than would be left. Please reload the product.';
export const stockTooHigh = `Stock can be at most ${MAX_STOCK}.`;
/** The name of a variant that came without one. */
export const optionName = (id: number) => `Option ${id}`;
export const variantName = 'Each variant needs a name.';
export const variantPrice = 'Each variant needs a price.';
export const variantTwice = 'A variant appears twice.';
export const variantUnknown =
  'The product has no variant with this id. Leave the id out to add a variant.';
export const variantNameTwice = 'Two variants have the same name.';
export const variantCodeTaken = 'Another variant has this code.';
export const variantGone = 'A variant was deleted in the meantime. Please reload the product.';
export const stockOfVariants =
  'This product is sold in variants. Change the stock of each variant.';
export const priceOfVariants =
  'This product is sold in variants. Change the price of each variant.';

/** Answers to work on many products at once. */
export const statusesChanged = (done: number, all: number) =>
  done === all
    ? `${done} ${done === 1 ? 'product' : 'products'} changed.`
    : `${done} of ${all} products changed.`;
export const pricesChanged = (done: number, all: number) =>
  done === all
    ? `${done} ${done === 1 ? 'price' : 'prices'} changed.`
    : `${done} of ${all} prices changed.`;
export const pricesRounded = (count: number) =>
  `${count} ${count === 1 ? 'price' : 'prices'} rounded.`;
export const priceTooHigh = 'The price would be too high.';
/** The message for a product when the work on many breaks off. */
export const brokenOffHere =
  "The shop couldn't be reached. Reload the list to see whether this product was changed.";
export const notComeTo = 'Not changed: the update stopped before this product.';
export const importDone = (changed: number) =>
  `${changed} ${changed === 1 ? 'product' : 'products'} imported.`;
export const nothingWritten = 'Nothing was changed.';
export const importPart = ({ done, rows, line }: { done: number; rows: number; line: number }) =>
  `${done} of ${rows} rows are written, up to line ${line}; the others are not.`;
export const otherFile = 'This import was started with a different file.';
export const emptyCsv = 'This file has no rows.';
export const brokenCsv = "This line can't be read as CSV. Check for an extra quotation mark.";
export const tooManyColumns = "The first line isn't a heading: it has far too many columns.";
export const unknownColumn = "This column isn't known.";
export const columnTwice = 'This column appears twice.';
export const noIdColumn =
  'A column "id" or "slug" must say which product a row is, or "title" what a new one is called.';
export const tooManyCells = 'This row has more cells than the heading has columns.';
export const tooManyRows = 'Too many rows. Split the file.';
export const newInImport = 'No product has this id or slug. Leave both empty to add a product.';
export const noTitle = 'A new product needs a title.';
export const titleTaken = (id: number) =>
  `Product ${id} has this title already. Put its id into the row to change it.`;
export const titleTwice = 'Another row adds a product of this title already.';
export const noNewVariants = 'Variants are added in the product form.';
export const picturesInForm = 'Only new products take pictures. Change these in the product form.';
export const picturesMissing = (found: number) =>
  `A new product needs three pictures. ${found === 0 ? 'None was' : `Only ${found} ${found === 1 ? 'was' : 'were'}`} found.`;
export const noSuchPictures = (names: string) => `The pictures do not include ${names}.`;
export const pictureNotSent = (name: string) => `The picture ${name} has not been sent.`;
export const sheetPictures =
  'Three file names with semicolons between them, or a code: the pictures are then called code-1.jpg, code-2.jpg, code-3.jpg. Empty: named by the number of this row.';
export const onePicture = 'Send one picture at a time.';
export const pictureTaken = (name: string) => `${name} is in.`;
export const otherSlug = 'The product with this id has a different slug.';
export const rowTwice = 'Another row already changes this product.';
export const noSuchVariant =
  'The product has no such variant. Add a new one with the product form.';
export const wrong = "This can't be read.";
export const noSuchFact = (key: string) => `The category has no specification "${key}".`;
export const factIsNumber = (name: string) => `${name} must be a number without its unit.`;
export const factIsYesOrNo = (name: string) => `${name} must be yes or no.`;
export const factIsText = (name: string) => `${name} must be text.`;
export const factIsChoice = (name: string, choices: readonly string[]) =>
  `${name} must be one of ${choices.join(', ')}.`;
