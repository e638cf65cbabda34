import { inLanguage, type Language } from '../../../contract/language';

/** Where a preview begins and ends; no release may have these addresses (`gate/gate-owners.ts`). */
export const PREVIEW_PATH = '/preview';
export const PREVIEW_END_PATH = '/preview/end';
/** Where an open preview checks whether it has ended. */
export const PREVIEW_OPEN_PATH = '/preview/open';
/** The query parameter with the signed text. */
export const PREVIEW_PARAMETER = 'link';

/** The link that starts a preview in a language. */
export const previewAddress = (origin: string, text: string, language: Language) =>
  `${origin}${PREVIEW_PATH}?${new URLSearchParams({ [PREVIEW_PARAMETER]: text, ...inLanguage(language) })}`;

/** Where a preview ends, in the reader's language. */
export const previewEndIn = (language: Language) =>
  [PREVIEW_END_PATH, String(new URLSearchParams(inLanguage(language)))].filter(Boolean).join('?');
