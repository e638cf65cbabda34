import { bilingual } from '@pasal/core/errors/wording';

/** Texts about the announcement. */
export const announcementSaved = bilingual(
  'Draft of the announcement saved.',
  'सूचनाको मस्यौदा सेभ भयो।',
);
export const announcementPublished = bilingual(
  'Announcement published. Visitors see it on its days.',
  'सूचना प्रकाशित भयो। ग्राहकले यो तोकिएका दिनमा देख्छन्।',
);
export const wrongLink = bilingual(
  'Enter a place in the shop, such as /product-category/all, or a full web address.',
  'पसलभित्रको ठाउँ लेख्नुहोस्, जस्तै /product-category/all, वा पूरा वेब ठेगाना।',
);
export const linkNeedsWords = bilingual(
  'Write the words of the link, too.',
  'लिङ्कका शब्द पनि लेख्नुहोस्।',
);
export const wordsNeedLink = bilingual(
  'Say where these words lead, or leave them out.',
  'यी शब्दले कहाँ लैजान्छन् लेख्नुहोस्, वा शब्द नलेख्नुहोस्।',
);
export const englishNeeded = bilingual(
  'Write the announcement in English, too.',
  'सूचना अङ्ग्रेजीमा पनि लेख्नुहोस्।',
);
export const endsBefore = bilingual(
  'Choose a last day that is not before the first.',
  'अन्तिम दिन पहिलो दिनभन्दा अगाडि नहुने गरी छान्नुहोस्।',
);
export const noSuchDay = bilingual("This day doesn't exist.", 'यस्तो मिति छैन।');

export const announcement = 'Announcement';
export const textChanged = bilingual(
  'Someone else has saved this text in the meantime. Check the latest, then save yours.',
  'यसबीचमा अरू कसैले यो पाठ सेभ गर्नुभयो। अहिलेको हेर्नुहोस्, अनि आफ्नो सेभ गर्नुहोस्।',
);
