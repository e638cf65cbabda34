export const languages = { en: 'English', ne: 'Nepali' } as const;
export const textIn = (language: string) => `Text in ${language}`;
export const linkTextIn = (language: string) => `Words of the link in ${language}`;
export const nepaliHint = 'Leave empty to show the English text on Nepali pages.';
export const linkWords = 'Optional. They stand after the text.';
export const link = 'Where the link leads';
export const linkHint =
  'A place in the shop, such as /product-category/weekly_deals, or a full web address.';
export const words = 'Text';
export const days = 'Days and link';
export const from = 'First day';
export const until = 'Last day';
export const daysHint = 'Both days count, by the clock of Kathmandu. Leave one empty for no bound.';
export const save = 'Save draft';
export const publish = 'Publish';
export const takeAway = 'Take away';
export const publishTitle = 'Publish the announcement?';
export const publishText =
  'Visitors see it on its days, also those who have closed the one before.';
export const takeAwayTitle = 'Take the announcement away?';
export const takeAwayText = 'Visitors no longer see it.';
export const preview = 'Preview';
export const nothing = 'Without a text there is no announcement.';
export const close = 'Visitors close it here';
export const states = {
  none: 'Nothing is announced.',
  published: 'Visitors get what you see here, on its days.',
  draft: "Visitors don't get this draft until you publish it.",
} as const;
