import { both } from '@pasal/core/errors/wording';
import type { PageKind, PageTextParams, TextLanguage } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain/nepali';

/** What the server says of texts that the owner writes. */
export const draftSaved = both('Draft saved.', 'मस्यौदा सेभ भयो।');
export const published = both(
  'Published. Visitors see it on their next page.',
  'प्रकाशित भयो। ग्राहकले अर्को पृष्ठ खोल्दा यो देख्छन्।',
);
export const takenBack = both(
  'The older version is your draft now.',
  'पुरानो रूप अब तपाईंको मस्यौदा हो।',
);
export const changedMeanwhile = both(
  'Someone else has saved this text in the meantime. Check the latest, then save yours.',
  'यसबीचमा अरू कसैले यो पाठ सेभ गर्नुभयो। अहिलेको हेर्नुहोस्, अनि आफ्नो सेभ गर्नुहोस्।',
);
export const nothingToPublish = both('There is no draft to publish.', 'प्रकाशित गर्नुपर्ने मस्यौदा छैन।');
export const noSuchVersion = both("This version doesn't exist anymore.", 'यो रूप अब छैन।');
export function tooLong(most: number) {
  const count = most.toLocaleString('en-US');
  return both(`Use up to ${count} characters.`, `बढीमा ${writeDigits(count)} अक्षर लेख्नुहोस्।`);
}

export const announcementSaved = both('Draft of the announcement saved.', 'सूचनाको मस्यौदा सेभ भयो।');
export const announcementPublished = both(
  'Announcement published. Visitors see it on its days.',
  'सूचना प्रकाशित भयो। ग्राहकले यो तोकिएका दिनमा देख्छन्।',
);
export const wrongLink = both(
  'Enter a place in the shop, such as /product-category/all, or a full web address.',
  'पसलभित्रको ठाउँ लेख्नुहोस्, जस्तै /product-category/all, वा पूरा वेब ठेगाना।',
);
export const linkNeedsWords = both('Write the words of the link, too.', 'लिङ्कका शब्द पनि लेख्नुहोस्।');
export const wordsNeedLink = both(
  'Say where these words lead, or leave them out.',
  'यी शब्दले कहाँ लैजान्छन् लेख्नुहोस्, वा शब्द नलेख्नुहोस्।',
);
export const englishNeeded = both(
  'Write the announcement in English, too.',
  'सूचना अङ्ग्रेजीमा पनि लेख्नुहोस्।',
);
export const endsBefore = both(
  'Choose a last day that is not before the first.',
  'अन्तिम दिन पहिलो दिनभन्दा अगाडि नहुने गरी छान्नुहोस्।',
);
export const noSuchDay = both("This day doesn't exist.", 'यस्तो मिति छैन।');

/** The names under which the activity log has them. */
const KINDS: Record<PageKind, string> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  returns: 'Returns',
  about: 'About us',
  questions: 'Questions',
};
const LANGUAGES: Record<TextLanguage, string> = { en: 'English', ne: 'Nepali' };
export const pageName = ({ kind, language }: PageTextParams) =>
  `${KINDS[kind]} (${LANGUAGES[language]})`;
export const announcement = 'Announcement';
