import { WORDS } from '@pasal/shared/domain';

/** Texts for a remote that cannot be loaded; the title is its own, such as "the catalogue". */

export const remoteFailed = (title: string) => `We could not load ${title}.`;
export const somePart = 'a part of this page';
export const remoteFailedText =
  'The rest of the shop still works. Check your connection and try again in a moment.';
export const offlineText = "You're offline. Try again when you're back online.";
export const withoutScript = 'Ordering here needs JavaScript';
export const allowScript = 'Turn JavaScript on in your browser and load this page again.';
export const orderOtherwise = 'Turn JavaScript on in your browser, or order with us directly:';
export const retry = WORDS.retry;
export const reload = 'Reload the page';
