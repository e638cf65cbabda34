import type { Permission, SidebarEntry } from '@pasal/shared/contracts';
import type { ComponentLoader, RemoteDescription } from '@pasal/shared/shell';
import type { entryIcons } from './entry-icons';

/** A route of the release record, inside the dashboard's frame. */
export type DashboardRoute = Extract<RemoteDescription['routes'][number], { layout: 'dashboard' }>;

/** What an area's `area.ts` says of a page; its words in the sidebar are the frame's. */
export interface AreaPage {
  path: string;
  /** What opens it to roles besides staff, and shows them its entry. */
  permission?: Permission;
  entry?: Pick<SidebarEntry, 'group' | 'order'> & {
    icon: keyof typeof entryIcons;
    /** Current on this very address only, not below it. */
    end?: boolean;
    /** What staff reach by another entry. */
    isOfOthers?: boolean;
  };
  /** What it reads first. */
  needs?: DashboardRoute['needs'];
}
/** The pages of an area, by their names in the release record. */
export type AreaPages = Readonly<Record<string, AreaPage>>;

/** Its `loaders.ts`: each page of the area on demand; links do without, so that no page is behind an address. */
export type Loaders<Pages extends AreaPages> = Readonly<Record<keyof Pages, ComponentLoader>>;

/** The address of a page with one part that the address has to name. */
export const linkTo = ({ path }: AreaPage, part: string | number) =>
  path.replace(/:\w+/, () => String(part));

/** The parameters of a list's call that its address has, by their names there. */
export const ofAddress = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, { search: name, or: null }])) as Record<
    Name,
    { search: Name; or: null }
  >;

/** What every list is read by: its first page, where the address names no other. */
export const LIST = { page: { search: 'page', or: 1 }, ...ofAddress('search', 'status') } as const;
