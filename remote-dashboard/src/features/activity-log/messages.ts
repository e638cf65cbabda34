import type { ActivityAction, ActivityKind } from '@pasal/shared/contracts';
import type { PageRange } from '../../model/page-range';

const kinds: Record<ActivityKind, string> = {
  product: 'product',
  order: 'order',
  staff: 'staff',
  category: 'category',
  brand: 'brand',
  district: 'district',
  city: 'city',
  banner: 'banner',
  poster: 'pictures',
  settings: 'settings',
  notification: 'message',
};
const actions: Record<ActivityAction, string> = {
  add: 'Added',
  change: 'Changed',
  delete: 'Deleted',
  export: 'Exported',
};

export const messages = {
  title: 'Activity log',
  lead: 'Who changed what, and who took orders out. Entries are kept for a year; passwords and customers are not in it.',
  person: 'Person',
  everyone: 'Everyone',
  kind: 'About',
  everything: 'Everything',
  from: 'From',
  to: 'To',
  when: 'When',
  who: 'Who',
  what: 'What',
  changes: 'Details',
  kinds,
  actions,
  nothing: 'nothing',
  changed: 'changed',
  before: 'before',
  after: 'now',
  more: (count: number) => `and ${count} more`,
  failed: 'Failed to load the activity log.',
  empty: 'No activity found',
  emptyText: 'Nothing was changed yet.',
  emptyFiltered: 'No entry matches these filters.',
  range: ({ from, to }: PageRange, total: number) => `${from} to ${to} of ${total} entries`,
} as const;
