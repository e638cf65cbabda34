import { WORDS } from '@pasal/shared/domain';

export const title = 'Search words';
export const lead =
  'What shoppers call things: in English, in Nepali, misspelt. Search finds products by all of it.';
export const failed = 'Failed to load the search words.';
export const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

export const kinds = 'Product types';
export const kindsHint =
  'A product type is what a product is, whatever its title says. Each of its phrases finds all of its products.';
export const addKind = 'Add product type';
export const editKind = (name: string) => `Edit ${name}`;
export const deleteOf = (name: string) => `Delete ${name}`;
export const deleteTitle = (name: string) => `Delete ${name}?`;
export const deleteKindText =
  'Its phrases stop finding products. No products are deleted, and the types below it move up.';
export const findKind = 'Find a type or phrase';
export const noKinds = 'No product types yet. Add the first one.';
export const noKindFound = 'No product types match.';
export const below = (name: string) => `part of ${name}`;
export const usualOf = (name: string) => `default in ${name}`;
export const moreKinds = (count: number) => `Show ${count} more`;
export const phrasesOf = (name: string) => `Phrases of ${name}`;

export const name = 'Name';
export const parent = 'Part of';
export const noParent = 'None';
export const category = 'Default for category';
export const noCategory = 'None';
export const categoryHint =
  'Its products are of this type unless their titles say something more specific.';
export const phrases = 'Phrases';
export const phrasesHint =
  'What shoppers call it, separated by commas. Up to 60 phrases of up to four words.';

export const words = 'Other words';
export const wordsHint = 'They find other words, or are ignored.';
export const addWord = 'Add word';
export const findWord = 'Find a word';
export const noWords = 'No words yet.';
export const noWordFound = 'No words match.';
export const finds = (text: string) => `finds ${text}`;
export const leftOut = 'ignored';
export const word = 'When shoppers type';
export const meaning = 'Search';
export const meaningFinds = 'looks for other words';
export const meaningLeftOut = 'ignores it';
export const findsLabel = 'Looks for';
export const deleteWordText = 'Search will take it as typed again.';

export const tryIt = 'Try it';
export const tryHint = 'How a shopper’s search is understood with the words saved now.';
export const typed = 'Type what a shopper would';
export const readAs = (text: string) => `Read as “${text}”`;
export const isKind = (names: string) => `type: ${names}`;
export const isIgnored = 'ignored';
export const isUnknown = 'not found';
export const isWord = 'a word';
export const nothingFound = 'Shoppers find nothing.';
export const shopperFinds = (total: number, shown: number) =>
  total > shown
    ? `Shoppers find ${products(total)}. The first ${shown}:`
    : `Shoppers find ${products(total)}:`;
export const tryFailed = "That didn't work. Please try again.";
export const loading = WORDS.loading;
