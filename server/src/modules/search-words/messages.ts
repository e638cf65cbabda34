/** What the shop says about search words. */
export const kindAdded = 'Kind added successfully!';
export const kindSaved = 'Kind saved successfully!';
export const kindDeleted = 'Kind deleted successfully!';
export const wordAdded = 'Word added successfully!';
export const wordSaved = 'Word saved successfully!';
export const wordDeleted = 'Word deleted successfully!';
export const noSuchKind = 'This kind does not exist.';
export const noSuchWord = 'This word does not exist.';
export const noSuchCategory = 'This category does not exist.';
export const kindExists = 'There is already a kind of this name.';
export const wordExists = 'This word is already in the list.';
export const tooManyKinds = 'There are too many kinds. Delete one first.';
export const tooManyWords = 'There are too many words. Delete one first.';
export const ownParent = 'A kind cannot be below itself or below one of its own kinds.';
export const categoryTaken = (kind: string) => `This category has a kind already: ${kind}.`;
export const saysNothing = (phrase: string) =>
  `"${phrase}" has no letter or digit that can be searched for.`;
export const tooManyWordsIn = (phrase: string) =>
  `"${phrase}" is too long: a phrase has at most four words.`;
export const twice = (phrase: string) => `"${phrase}" stands twice.`;
export const changedMeanwhile =
  'Someone else has changed this meanwhile. Close this form, look at it as it is now and try again.';
