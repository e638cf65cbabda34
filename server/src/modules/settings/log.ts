import type {
  CalendarSettings,
  ChatSettings,
  DeskSettings,
  Looks,
  MailSettings,
  ManagedSettings,
  ReturnRules,
} from '@pasal/shared/contracts';
import { defineWholeLog } from '../activity/define-log';

/** What the activity log shows of the settings: a new field does not compile until this is decided for it. */
export const settingsLog = defineWholeLog<
  | keyof ManagedSettings
  | keyof MailSettings
  | 'delivery'
  | 'remarks'
  | keyof Looks
  | keyof ChatSettings
  | 'draft'
  | 'page'
  | 'announcement'
  | keyof CalendarSettings
  | keyof DeskSettings
  | keyof ReturnRules
>('settings', {
  shop_name: 'value',
  tagline: 'value',
  phones: 'value',
  address: 'value',
  email: 'value',
  website: 'value',
  opening_hours: 'value',
  social: 'value',
  legal: 'value',
  special_offer: 'value',
  order_limits: 'value',
  scarce_limits: 'value',
  price_rounding: 'value',
  ne: 'value',
  sender_name: 'value',
  notify_email: 'name',
  send: 'value',
  delivery: 'value',
  remarks: 'name',
  accent: 'value',
  paper: 'value',
  years: 'value',
  known_orders: 'value',
  below: 'value',
  first_above: 'value',
  refusals: 'value',
  text_first: 'value',
  files: 'name',
  return_days: 'value',
  exchange_days: 'value',
  categories: 'name',
  // A picture's path is meaningless to people.
  logo: 'name',
  icon: 'name',
  whatsapp: 'value',
  viber: 'value',
  messenger: 'value',
  templates: 'name',
  draft: 'name',
  page: 'name',
  announcement: 'value',
});
