import type { PageKind, PageTextParams, TextLanguage } from '@pasal/shared/contracts';

/** What the server says of texts that the owner writes. */
export const draftSaved = 'Draft saved.';
export const published = 'Published. Visitors see it on their next page.';
export const takenBack = 'The older version is your draft now.';
export const changedMeanwhile =
  'Someone else has saved this text in the meantime. Check the latest, then save yours.';
export const nothingToPublish = 'There is no draft to publish.';
export const noSuchVersion = "This version doesn't exist anymore.";
export const tooLong = (most: number) => `Use up to ${most.toLocaleString('en-US')} characters.`;

export const announcementSaved = 'Draft of the announcement saved.';
export const announcementPublished = 'Announcement published. Visitors see it on its days.';
export const wrongLink =
  'Enter a place in the shop, such as /product-category/all, or a full web address.';
export const linkNeedsWords = 'Write the words of the link, too.';
export const wordsNeedLink = 'Say where these words lead, or leave them out.';
export const englishNeeded = 'Write the announcement in English, too.';
export const endsBefore = 'Choose a last day that is not before the first.';
export const noSuchDay = "This day doesn't exist.";

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
