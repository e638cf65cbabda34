import type { PageKind, TextLanguage } from '@pasal/shared/contracts';

/** As the pages themselves are titled. */
export const kinds: Record<PageKind, string> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  returns: 'Returns',
  about: 'About us',
  questions: 'Questions',
};
export const languages: Record<TextLanguage, string> = { en: 'English', ne: 'Nepali' };
export const failed = 'Failed to load the pages.';
export const standard = "Pasal's own text";
export const published = 'Published';
export const draftWaiting = 'Draft waiting';
export const missing = 'Nepali missing';
export const publishedAt = (when: string, who: string) => `Published ${when} by ${who}`;
export const readsStandard = "Visitors read Pasal's own text until you publish yours.";
export const readsEnglish =
  "Until you publish it, visitors read your English text, or Pasal's own Nepali while you have none.";
export const allPages = 'All pages';
export const language = 'Language';
export const textOf = (language: string) => `Text in ${language}`;
export const placeholder = 'Write the text of this page…';
export const discard = 'Discard changes';
export const save = 'Save draft';
export const preview = 'Preview';
export const previewHint = 'Save the draft to preview or publish it.';
export const publish = 'Publish';
export const publishTitle = (page: string, language: string) => `Publish ${page} in ${language}?`;
export const publishText = 'Visitors see it on their next page. The history keeps what was before.';
export const history = 'History';
export const historyOf = (page: string, language: string) => `${page} in ${language}: history`;
export const historyHint =
  'Take a version back to make it your draft. Nothing is published by that.';
export const historyFailed = 'Failed to load the history.';
export const historyEmpty = 'Nothing has been published yet.';
export const by = (when: string, who: string) => `${when}, ${who}`;
export const takenAway = '(Text taken away)';
export const takeBack = 'Take back';
export const takeBackOf = (version: string) => `Take back ${version}`;
export const theirs =
  'Someone else has changed this text too. Saving yours takes the place of theirs.';
