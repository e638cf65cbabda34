/** Words for a remote that is away; the title is its own, such as "the catalogue". */
export const messages = {
  remoteFailed: (title: string) => `We could not load ${title}.`,
  somePart: 'a part of this page',
  remoteFailedText:
    'The rest of the shop still works. Check your connection and try again in a moment.',
  retry: 'Retry',
} as const;
