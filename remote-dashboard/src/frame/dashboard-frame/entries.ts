import type { User } from '@pasal/shared/contracts';
import { mayAdministrate } from '@pasal/shared/domain';
import type { DashboardEntry } from '@pasal/shared/shell';
import { icons, type IconShape } from '@pasal/shared/ui';
import { ownPaths } from '../../paths';
import * as messages from './messages';

export interface Entry extends DashboardEntry {
  /** Current on this very address only, not below it. */
  end?: boolean;
}

type Group = Entry['group'];
/** What an entry shows, and where it leads. */
type Row = Pick<Entry, 'label' | 'to' | 'icon' | 'end'>;

/** They stand at 10, 20 and so on, so that entries of other remotes find a place between them. */
const inOrder = (group: Group, seenBy: Entry['for'], rows: readonly Row[]): Entry[] =>
  rows.map((row, index) => ({ ...row, group, for: seenBy, order: 10 * (index + 1) }));

/** The dashboard's own entries (R2.70). */
const ownEntries: readonly Entry[] = [
  ...inOrder('main', 'staff', [
    { label: messages.overview, to: ownPaths.dashboard(), icon: 'chart', end: true },
    { label: messages.productManagement, to: ownPaths.productManagement(), icon: 'box' },
    { label: messages.orderManagement, to: ownPaths.orderManagement(), icon: 'orders' },
    { label: messages.notifications, to: ownPaths.notifications(), icon: 'email' },
  ]),
  // Shown to administrators only (D25, D30).
  ...inOrder('administration', 'admin', [
    { label: messages.categories, to: ownPaths.categories(), icon: 'tag' },
    { label: messages.searchWords, to: ownPaths.searchWords(), icon: 'edit' },
    { label: messages.searches, to: ownPaths.searches(), icon: 'search' },
    { label: messages.banners, to: ownPaths.banners(), icon: 'image' },
    { label: messages.places, to: ownPaths.places(), icon: 'location' },
    { label: messages.staff, to: ownPaths.staff(), icon: 'users' },
    { label: messages.siteSettings, to: ownPaths.siteSettings(), icon: 'settings' },
    { label: messages.releases, to: ownPaths.releases(), icon: 'play' },
    { label: messages.activity, to: ownPaths.activity(), icon: 'clock' },
  ]),
  ...inOrder('settings', 'staff', [
    { label: messages.profile, to: ownPaths.profile(), icon: 'user' },
  ]),
];

/** The pictures of entries by their names. */
export const pictures: Record<Entry['icon'], IconShape> = {
  box: icons.box,
  chart: icons.chart,
  clock: icons.clock,
  edit: icons.edit,
  email: icons.email,
  image: icons.image,
  location: icons.location,
  orders: icons.orders,
  play: icons.play,
  search: icons.search,
  settings: icons.settings,
  tag: icons.tag,
  user: icons.user,
  users: icons.users,
};

/**
 * What somebody sees in each group of the sidebar: the dashboard's own entries and those of other remotes, in
 * their order.
 */
export function entriesFor(user: User | null, others: readonly DashboardEntry[]) {
  const isAdmin = user !== null && mayAdministrate(user);
  const seen = [...ownEntries, ...others]
    .filter((entry) => entry.for === 'staff' || isAdmin)
    .toSorted((one, other) => one.order - other.order);
  return (group: Group): Entry[] => seen.filter((entry) => entry.group === group);
}
