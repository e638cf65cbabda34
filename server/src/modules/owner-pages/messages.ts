import { bilingual } from '@pasal/core/errors/wording';
import type { PageKind, PageTextParams, TextLanguage } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain/nepali';

/** Texts about the owner's pages. */
export const draftSaved = bilingual('Draft saved.', 'मस्यौदा सेभ भयो।');
export const published = bilingual(
  'Published. Visitors see it on their next page.',
  'प्रकाशित भयो। ग्राहकले अर्को पृष्ठ खोल्दा यो देख्छन्।',
);
export const takenBack = bilingual(
  'The older version is your draft now.',
  'पुरानो रूप अब तपाईंको मस्यौदा हो।',
);
export { textChanged as changedMeanwhile } from '../settings/announcement-messages';
export const nothingToPublish = bilingual(
  'There is no draft to publish.',
  'प्रकाशित गर्नुपर्ने मस्यौदा छैन।',
);
export const noSuchVersion = bilingual("This version doesn't exist anymore.", 'यो रूप अब छैन।');
export function tooLong(most: number) {
  const count = most.toLocaleString('en-US');
  return bilingual(`Use up to ${count} characters.`, `बढीमा ${writeDigits(count)} अक्षर लेख्नुहोस्।`);
}

/** Their names in the activity log. */
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
