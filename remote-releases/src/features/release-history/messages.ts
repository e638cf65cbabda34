import type { ReleaseAction } from '@pasal/shared/contracts';

export const title = 'History';
export const lead = 'Who did what with releases, and why. It is kept for ever.';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const why = 'Reason';
export const actions: Record<ReleaseAction, string> = {
  upload: 'Uploaded',
  activate: 'Activated',
  refuse: 'Refused',
  plan: 'Began to grow by plan:',
  grow: 'Grew by plan:',
  wait: 'Waits for a yes:',
  'go-on': 'Told to go on:',
  stop: 'Stopped growing:',
  'roll-back': 'Rolled back to',
  return: 'Went back by itself to',
  preview: 'Made a preview link of',
  'end-preview': 'Ended a preview link of',
};
export const filterPart = 'Part';
export const everyPart = 'All parts';
export const filterWhat = 'What happened';
export const everything = 'Everything';
/** What one may look for alone. */
export const kinds = [
  ['refuse', 'Refused'],
  ['return', 'Went back by itself'],
  ['roll-back', 'Rolled back'],
  ['activate', 'Activated'],
  ['grow', 'Grew by plan'],
  ['upload', 'Uploaded'],
] as const;
export const shown = (share: number) => (share < 100 ? ` for ${share} %` : '');
export const table = {
  title,
  things: 'entries',
  failed: 'Failed to load the history.',
  empty: 'No releases yet',
  emptyText: 'What teams release will stand here.',
  emptyFiltered: 'Nothing of this kind happened yet.',
} as const;
