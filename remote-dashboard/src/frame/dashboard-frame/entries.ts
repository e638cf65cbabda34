import type { Permission, RemoteRoute, SidebarEntry, User } from '@pasal/shared/contracts';
import { hasPermission } from '@pasal/shared/domain';
import type { IconShape } from '@pasal/shared/ui';
import type { AreaPage } from '../../kit/area';
import { entryIcons } from '../../kit/entry-icons';
import { pageNames, pages, type PageName } from '../../paths';
import * as messages from './messages';

export interface Entry {
  label: string;
  to: string;
  icon: IconShape;
  /** Marked as current only at exactly this address. */
  end?: boolean;
}
interface Ordered extends Entry {
  order: number;
}
type Entered = AreaPage & Required<Pick<AreaPage, 'entry'>>;
type Group = SidebarEntry['group'];

/** The dashboard's own pages with an entry (R2.70). */
type EnteredPage = {
  [Page in PageName]: (typeof pages)[Page] extends { entry: object } ? Page : never;
}[PageName];
const isEntered = (page: PageName): page is EnteredPage => 'entry' in pages[page];
const labels: Readonly<Record<EnteredPage, string>> = messages.entries;

/**
 * Lists a user's entries in each group of the sidebar: the dashboard's own, at 10, 20 and so on, and those of other
 * remotes' routes, in order.
 */
export function entriesFor(user: User | null, routes: readonly RemoteRoute[]) {
  const may = (permission: Permission) => user !== null && hasPermission(user, permission);
  return (group: Group): Entry[] => {
    // Administration is for administrators only (D25, D30), except entries with another permission.
    const usual = group === 'administration' ? 'admin' : 'staff';
    const own = pageNames.filter(isEntered).flatMap<Ordered>((page) => {
      const { path: to, permission = usual, entry }: Entered = pages[page];
      const isSeen = may(permission) && !(entry.isOfOthers && may('staff'));
      return entry.group === group && isSeen
        ? [{ ...entry, label: labels[page], to, icon: entryIcons[entry.icon] }]
        : [];
    });
    // Releases have two roles.
    const others = routes.flatMap<Ordered>(({ path: to, sidebar }) =>
      sidebar?.group === group && may(sidebar.for)
        ? [{ ...sidebar, to, icon: entryIcons[sidebar.icon] }]
        : [],
    );
    return [...own, ...others].toSorted((one, other) => one.order - other.order);
  };
}
