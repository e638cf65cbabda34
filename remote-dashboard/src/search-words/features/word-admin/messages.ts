import { WORDS } from '@pasal/shared/domain';

export const title = 'Search words';
export const lead =
  'What people say for things: in English, in Nepali, misspelt. The search finds products by all of it.';
export const failed = 'Failed to load the search words.';
export const renewing =
  'The shop is looking through its products for the latest change; the counts follow.';
export const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

export const kinds = 'Kinds of things';
export const kindsHint =
  'A kind is what a thing is, whatever its title says. Each of its phrases finds all of its products.';
export const addKind = 'Add kind';
export const editKind = (name: string) => `Edit ${name}`;
export const deleteOf = (name: string) => `Delete ${name}`;
export const deleteTitle = (name: string) => `Delete ${name}?`;
export const deleteKindText =
  'Its phrases find nothing any more. No product is deleted, and the kinds below it move up.';
export const findKind = 'Find a kind or phrase';
export const noKinds = 'No kind yet. Add the first one.';
export const noKindFound = 'No kind has these words.';
export const below = (name: string) => `part of ${name}`;
export const usualOf = (name: string) => `usual in ${name}`;
export const moreKinds = (count: number) => `Show ${count} more`;
export const phrasesOf = (name: string) => `Phrases of ${name}`;

export const name = 'Name';
export const parent = 'Part of';
export const noParent = 'Nothing: it stands by itself';
export const category = 'Usual in the category';
export const noCategory = 'None';
export const categoryHint =
  'Its products are of this kind where their titles say nothing more exact.';
export const phrases = 'Phrases';
export const phrasesHint =
  'What people say for it, parted by commas. Up to 60 phrases of at most four words.';

export const words = 'Other words';
export const wordsHint = 'They find other words, or say nothing beside others.';
export const addWord = 'Add word';
export const findWord = 'Find a word';
export const noWords = 'No word yet.';
export const noWordFound = 'No word has these letters.';
export const finds = (text: string) => `finds ${text}`;
export const leftOut = 'left out';
export const word = 'When people type';
export const meaning = 'The search';
export const meaningFinds = 'looks for other words';
export const meaningLeftOut = 'leaves it out';
export const findsLabel = 'It looks for';
export const deleteWordText = 'The search takes it as it is typed again.';

export const tryIt = 'Try it';
export const tryHint = 'What a shopper’s search is taken for, as the words are saved now.';
export const typed = 'Type as a shopper does';
export const readAs = (text: string) => `Read as “${text}”`;
export const isKind = (names: string) => `kind: ${names}`;
export const isIgnored = 'left out';
export const isUnknown = 'nothing has it';
export const isWord = 'a word';
export const nothingFound = 'A shopper finds nothing.';
export const shopperFinds = (total: number, shown: number) =>
  total > shown
    ? `A shopper finds ${products(total)}; the first ${shown}:`
    : `A shopper finds ${products(total)}:`;
export const tryFailed = 'This did not work. Please try again.';
export const loading = WORDS.loading;
