import type { Permission, RemoteRoute, SidebarEntry, User } from '@pasal/shared/contracts';
import { hasPermission } from '@pasal/shared/domain';
import { icons, type IconShape } from '@pasal/shared/ui';
import { patterns } from '../../paths';
import * as messages from './messages';

export interface Entry {
  label: string;
  to: string;
  icon: IconShape;
  /** Current on this very address only, not below it. */
  end?: boolean;
}
interface Ordered extends Entry {
  order: number;
}
interface OwnEntry extends Entry {
  /** Who has it sees the entry; without one the usual of its group. */
  permission?: Permission;
  /** What staff reach by another entry. */
  isOfOthers?: boolean;
}
type Group = SidebarEntry['group'];

/** The dashboard's own entries (R2.70). */
const ownEntries: Record<Group, readonly OwnEntry[]> = {
  main: [
    { label: messages.overview, to: patterns.dashboard, icon: icons.chart, end: true },
    { label: messages.productManagement, to: patterns.productManagement, icon: icons.box },
    {
      label: messages.orderManagement,
      to: patterns.orderManagement,
      icon: icons.orders,
      permission: 'orders',
    },
    { label: messages.desks, to: patterns.desks, icon: icons.check, permission: 'packing' },
    { label: messages.customers, to: patterns.customers, icon: icons.users },
    { label: messages.stock, to: patterns.stock, icon: icons.truck },
    { label: messages.notifications, to: patterns.notifications, icon: icons.email },
    {
      label: messages.profit,
      to: patterns.profit,
      icon: icons.chart,
      permission: 'money',
      isOfOthers: true,
    },
  ],
  // Shown to administrators only (D25, D30), but for what another role keeps.
  administration: [
    { label: messages.categories, to: patterns.categories, icon: icons.tag },
    { label: messages.searchWords, to: patterns.searchWords, icon: icons.edit },
    { label: messages.searches, to: patterns.searches, icon: icons.search },
    { label: messages.banners, to: patterns.banners, icon: icons.image },
    { label: messages.places, to: patterns.places, icon: icons.location },
    { label: messages.staff, to: patterns.staff, icon: icons.users },
    { label: messages.siteSettings, to: patterns.siteSettings, icon: icons.settings },
    { label: messages.activity, to: patterns.activity, icon: icons.clock },
    { label: messages.status, to: patterns.status, icon: icons.shield },
    { label: messages.couriers, to: patterns.couriers, icon: icons.truck },
    { label: messages.money, to: patterns.money, icon: icons.cash, permission: 'money' },
  ],
  settings: [
    { label: messages.profile, to: patterns.profile, icon: icons.user, permission: 'account' },
  ],
};

/** The icons for entries of other remotes. */
const pictures: Record<SidebarEntry['icon'], IconShape> = {
  box: icons.box,
  chart: icons.chart,
  play: icons.play,
  settings: icons.settings,
  tag: icons.tag,
  users: icons.users,
};

/**
 * Lists the entries a person sees in each group of the sidebar: the dashboard's own, at 10, 20 and so on, and
 * those that routes of other remotes bring, in their order.
 */
export function entriesFor(user: User | null, routes: readonly RemoteRoute[]) {
  const may = (permission: Permission) => user !== null && hasPermission(user, permission);
  return (group: Group): Entry[] => {
    const usual = group === 'administration' ? 'admin' : 'staff';
    const own = ownEntries[group].flatMap(({ permission = usual, isOfOthers, ...entry }, at) =>
      may(permission) && !(isOfOthers && may('staff')) ? [{ ...entry, order: 10 * at + 10 }] : [],
    );
    // Releases know two roles.
    const others = routes.flatMap<Ordered>(({ path: to, sidebar }) =>
      sidebar?.group === group && may(sidebar.for)
        ? [{ ...sidebar, to, icon: pictures[sidebar.icon] }]
        : [],
    );
    return [...own, ...others].toSorted((one, other) => one.order - other.order);
  };
}
