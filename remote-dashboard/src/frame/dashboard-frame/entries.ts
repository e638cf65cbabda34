import { paths } from '@pasal/shared/routing/paths';
import type { IconName } from '@pasal/shared/ui';
import * as messages from './messages';

interface Entry {
  label: string;
  to: string;
  icon: IconName;
  /** Current on this very address only, not below it. */
  end?: boolean;
}

/** The sidebar's entries (R2.70); Logout follows the settings. */
export const mainEntries: readonly Entry[] = [
  { label: messages.overview, to: paths.dashboard(), icon: 'chart', end: true },
  { label: messages.productManagement, to: paths.productManagement(), icon: 'box' },
  { label: messages.orderManagement, to: paths.orderManagement(), icon: 'orders' },
  { label: messages.notifications, to: paths.notifications(), icon: 'email' },
];
export const settingsEntries: readonly Entry[] = [
  { label: messages.profile, to: paths.profile(), icon: 'user' },
];
/** Shown to administrators only (D25, D30). */
export const adminEntries: readonly Entry[] = [
  { label: messages.categories, to: paths.categories(), icon: 'tag' },
  { label: messages.banners, to: paths.banners(), icon: 'image' },
  { label: messages.places, to: paths.places(), icon: 'location' },
  { label: messages.staff, to: paths.staff(), icon: 'users' },
  { label: messages.siteSettings, to: paths.siteSettings(), icon: 'settings' },
  { label: messages.activity, to: paths.activity(), icon: 'clock' },
];
