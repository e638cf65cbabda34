import type { Permission, SidebarEntry } from '@pasal/shared/contracts';
import type { ComponentLoader, RemoteDescription } from '@pasal/shared/shell';
import type { entryIcons } from './entry-icons';

/** A route of the release record within the dashboard's layout. */
export type DashboardRoute = Extract<RemoteDescription['routes'][number], { layout: 'dashboard' }>;

/** A page's description in an area's `area.ts`; the frame has its sidebar labels. */
export interface AreaPage {
  path: string;
  /** Grants roles other than staff access, and shows them its entry. */
  permission?: Permission;
  entry?: Pick<SidebarEntry, 'group' | 'order'> & {
    icon: keyof typeof entryIcons;
    /** Marked as current only at exactly this address. */
    end?: boolean;
    /** Reached by staff through another entry. */
    isOfOthers?: boolean;
  };
  /** The data it reads first. */
  needs?: DashboardRoute['needs'];
}
/** The pages of an area by name in the release record. */
export type AreaPages = Readonly<Record<string, AreaPage>>;

/** Its `loaders.ts`: loads each page of the area on demand; separate from links, so that an address doesn't depend on a page. */
export type Loaders<Pages extends AreaPages> = Readonly<Record<keyof Pages, ComponentLoader>>;

/** The address of a page with its path parameter. */
export const linkTo = ({ path }: AreaPage, part: string | number) =>
  path.replace(/:\w+/, () => String(part));

/** The parameters of a list call taken from the address, under the same names. */
export const ofAddress = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, { search: name, or: null }])) as Record<
    Name,
    { search: Name; or: null }
  >;

/** The parameters of every list: by default its first page. */
export const LIST = { page: { search: 'page', or: 1 }, ...ofAddress('search', 'status') } as const;
