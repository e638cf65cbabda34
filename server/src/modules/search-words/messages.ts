/** The shop's messages about search words. */
export const kindAdded = 'Product type added successfully!';
export const kindSaved = 'Product type saved successfully!';
export const kindDeleted = 'Product type deleted successfully!';
export const wordAdded = 'Word added successfully!';
export const wordSaved = 'Word saved successfully!';
export const wordDeleted = 'Word deleted successfully!';
export const noSuchKind = "This product type doesn't exist.";
export const noSuchWord = "This word doesn't exist.";
export const noSuchCategory = "This category doesn't exist.";
export const kindExists = "There's already a product type with this name.";
export const wordExists = 'This word is already in the list.';
export const tooManyKinds = 'There are too many product types. Delete one first.';
export const tooManyWords = 'There are too many words. Delete one first.';
export const ownParent = "A product type can't be part of itself or of one of its own types.";
export const categoryTaken = (kind: string) => `This category already has a product type: ${kind}.`;
export const saysNothing = (phrase: string) =>
  `"${phrase}" has no letter or digit that can be searched for.`;
export const tooManyWordsIn = (phrase: string) =>
  `"${phrase}" is too long: a phrase has at most four words.`;
export const twice = (phrase: string) => `"${phrase}" appears twice.`;
export const changedMeanwhile =
  'Someone else has changed this in the meantime. Close this form, check the latest version and try again.';
