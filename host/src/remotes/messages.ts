import { WORDS } from '@pasal/shared/domain';

/** Words for a remote that is away; the title is its own, such as "the catalogue". */

export const remoteFailed = (title: string) => `We could not load ${title}.`;
export const somePart = 'a part of this page';
export const remoteFailedText =
  'The rest of the shop still works. Check your connection and try again in a moment.';
export const retry = WORDS.retry;
export const reload = 'Reload the page';
