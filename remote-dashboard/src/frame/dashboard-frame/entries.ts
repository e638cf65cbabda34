import type { IconName } from '@pasal/shared/ui';
import { ownPaths } from '../../paths';
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
  { label: messages.overview, to: ownPaths.dashboard(), icon: 'chart', end: true },
  { label: messages.productManagement, to: ownPaths.productManagement(), icon: 'box' },
  { label: messages.orderManagement, to: ownPaths.orderManagement(), icon: 'orders' },
  { label: messages.notifications, to: ownPaths.notifications(), icon: 'email' },
];
export const settingsEntries: readonly Entry[] = [
  { label: messages.profile, to: ownPaths.profile(), icon: 'user' },
];
/** Shown to administrators only (D25, D30). */
export const adminEntries: readonly Entry[] = [
  { label: messages.categories, to: ownPaths.categories(), icon: 'tag' },
  { label: messages.banners, to: ownPaths.banners(), icon: 'image' },
  { label: messages.places, to: ownPaths.places(), icon: 'location' },
  { label: messages.staff, to: ownPaths.staff(), icon: 'users' },
  { label: messages.siteSettings, to: ownPaths.siteSettings(), icon: 'settings' },
  { label: messages.releases, to: ownPaths.releases(), icon: 'play' },
  { label: messages.activity, to: ownPaths.activity(), icon: 'clock' },
];
