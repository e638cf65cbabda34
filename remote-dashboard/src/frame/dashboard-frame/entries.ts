import { icons, type IconShape } from '@pasal/shared/ui';
import { ownPaths } from '../../paths';
import * as messages from './messages';

interface Entry {
  label: string;
  to: string;
  icon: IconShape;
  /** Current on this very address only, not below it. */
  end?: boolean;
}

/** The sidebar's entries (R2.70); Logout follows the settings. */
export const mainEntries: readonly Entry[] = [
  { label: messages.overview, to: ownPaths.dashboard(), icon: icons.chart, end: true },
  { label: messages.productManagement, to: ownPaths.productManagement(), icon: icons.box },
  { label: messages.orderManagement, to: ownPaths.orderManagement(), icon: icons.orders },
  { label: messages.notifications, to: ownPaths.notifications(), icon: icons.email },
];
export const settingsEntries: readonly Entry[] = [
  { label: messages.profile, to: ownPaths.profile(), icon: icons.user },
];
/** Shown to administrators only (D25, D30). */
export const adminEntries: readonly Entry[] = [
  { label: messages.categories, to: ownPaths.categories(), icon: icons.tag },
  { label: messages.searchWords, to: ownPaths.searchWords(), icon: icons.edit },
  { label: messages.searches, to: ownPaths.searches(), icon: icons.search },
  { label: messages.banners, to: ownPaths.banners(), icon: icons.image },
  { label: messages.places, to: ownPaths.places(), icon: icons.location },
  { label: messages.staff, to: ownPaths.staff(), icon: icons.users },
  { label: messages.siteSettings, to: ownPaths.siteSettings(), icon: icons.settings },
  { label: messages.releases, to: ownPaths.releases(), icon: icons.play },
  { label: messages.activity, to: ownPaths.activity(), icon: icons.clock },
];
