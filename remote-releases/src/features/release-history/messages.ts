import type { ReleaseAction, WalkStanding } from '@pasal/shared/contracts';

export const title = 'History';
export const lead = 'Who did what with releases, and why. Kept for good.';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const why = 'Reason';
export const actions: Record<ReleaseAction, string> = {
  upload: 'Uploaded',
  activate: 'Activated',
  refuse: 'Refused',
  plan: 'Started rolling out by plan:',
  grow: 'Rolled out further by plan:',
  wait: 'Waiting for approval:',
  'go-on': 'Approved to continue:',
  stop: 'Paused:',
  'roll-back': 'Rolled back to',
  return: 'Rolled back automatically to',
  preview: 'Created a preview link for',
  'end-preview': 'Ended a preview link for',
};
/** Shown instead of a version. */
export const own = 'own build';
/** Who had walked before an activation or its refusal. */
export const walked: Record<WalkStanding, string> = {
  shop: 'walked by the shop',
  team: 'walked by the team',
  none: 'not walked',
  waived: 'without a walk',
};
export const filterPart = 'Part';
export const everyPart = 'All parts';
export const filterWhat = 'What happened';
export const everything = 'Everything';
/** The kinds of events to filter by. */
export const kinds = [
  ['refuse', 'Refused'],
  ['return', 'Rolled back automatically'],
  ['roll-back', 'Rolled back'],
  ['activate', 'Activated'],
  ['grow', 'Rolled out by plan'],
  ['upload', 'Uploaded'],
] as const;
export const shown = (share: number) => (share < 100 ? ` for ${share} %` : '');
export const table = {
  title,
  things: 'entries',
  failed: 'Failed to load the history.',
  empty: 'No releases yet',
  emptyText: 'Releases by teams will appear here.',
  emptyFiltered: 'Nothing of this kind yet.',
} as const;
