import { bilingual } from '@pasal/core/errors/wording';

/** Texts about search words. */
export const kindAdded = bilingual('Product type added successfully!', 'सामानको प्रकार थपियो!');
export const kindSaved = bilingual('Product type saved successfully!', 'सामानको प्रकार सेभ भयो!');
export const kindDeleted = bilingual('Product type deleted successfully!', 'सामानको प्रकार हटाइयो!');
export const wordAdded = bilingual('Word added successfully!', 'शब्द थपियो!');
export const wordSaved = bilingual('Word saved successfully!', 'शब्द सेभ भयो!');
export const wordDeleted = bilingual('Word deleted successfully!', 'शब्द हटाइयो!');
export const noSuchKind = bilingual("This product type doesn't exist.", 'सामानको यो प्रकार छैन।');
export const noSuchWord = bilingual("This word doesn't exist.", 'यो शब्द छैन।');
export const noSuchCategory = bilingual("This category doesn't exist.", 'यो वर्ग छैन।');
export const kindExists = bilingual(
  "There's already a product type with this name.",
  'यो नामको प्रकार पहिल्यै छ।',
);
export const wordExists = bilingual('This word is already in the list.', 'यो शब्द सूचीमा पहिल्यै छ।');
export const tooManyKinds = bilingual(
  'There are too many product types. Delete one first.',
  'सामानका प्रकार धेरै भए। पहिले एउटा हटाउनुहोस्।',
);
export const tooManyWords = bilingual(
  'There are too many words. Delete one first.',
  'शब्द धेरै भए। पहिले एउटा हटाउनुहोस्।',
);
export const ownParent = bilingual(
  "A product type can't be part of itself or of one of its own types.",
  'सामानको प्रकार आफैँभित्र वा आफ्नै कुनै प्रकारभित्र पर्न सक्दैन।',
);
export const categoryTaken = (kind: string) =>
  bilingual(
    `This category already has a product type: ${kind}.`,
    `यो वर्गको सामानको प्रकार पहिल्यै छ: ${kind}।`,
  );
export const saysNothing = (phrase: string) =>
  bilingual(
    `"${phrase}" has no letter or digit that can be searched for.`,
    `"${phrase}" भित्र खोज्न मिल्ने अक्षर वा अङ्क छैन।`,
  );
export const tooManyWordsIn = (phrase: string) =>
  bilingual(
    `"${phrase}" is too long: a phrase has at most four words.`,
    `"${phrase}" लामो भयो: बढीमा चार शब्द मिल्छ।`,
  );
export const twice = (phrase: string) =>
  bilingual(`"${phrase}" appears twice.`, `"${phrase}" दुई पटक लेखिएको छ।`);
export const changedMeanwhile = bilingual(
  'Someone else has changed this in the meantime. Close this form, check the latest version and try again.',
  'यसबीचमा अरू कसैले यो फेर्नुभयो। यो फारम बन्द गरी अहिलेको रूप हेर्नुहोस् र फेरि प्रयास गर्नुहोस्।',
);
