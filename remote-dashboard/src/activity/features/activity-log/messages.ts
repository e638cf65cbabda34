import type { ActivityAction, ActivityKind } from '@pasal/shared/contracts';

export const kinds: Record<ActivityKind, string> = {
  product: 'product',
  order: 'order',
  staff: 'staff',
  category: 'category',
  subcategory: 'subcategory',
  brand: 'brand',
  district: 'district',
  city: 'city',
  courier: 'courier',
  customer: 'customer',
  banner: 'banner',
  poster: 'pictures',
  settings: 'settings',
  notification: 'message',
  purchase: 'purchase',
  supplier: 'supplier',
  cash: 'cash',
  'search-kind': 'product type',
  'search-word': 'search word',
};
export const actions: Record<ActivityAction, string> = {
  add: 'Added',
  change: 'Changed',
  delete: 'Deleted',
  export: 'Exported',
};
/** Labels of entity types in another language; the log has the English ones. */
export const things: Readonly<Record<string, string>> = {};

/** Field labels in another language; the log has the English ones. */
export const fields: Readonly<Record<string, string>> = {};

/** Labels of enumerated values in another language. */
export const values: Readonly<Record<string, string>> = {};

export const title = 'Activity log';
export const lead =
  "Who changed what, and who exported orders. Entries are kept for a year; passwords and customer details aren't recorded.";
export const person = 'Person';
export const everyone = 'Everyone';
export const kind = 'About';
export const everything = 'Everything';
export const from = 'From';
export const to = 'To';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const changes = 'Details';
export const nothing = 'nothing';
export const changed = 'changed';
export const before = 'before';
export const after = 'now';
export const more = (count: number) => `and ${count} more`;

/** The table's texts. */
export const table = {
  title,
  things: 'entries',
  failed: 'Failed to load the activity log.',
  empty: 'No activity found',
  emptyText: 'No changes yet.',
  emptyFiltered: 'No entries match these filters.',
} as const;
