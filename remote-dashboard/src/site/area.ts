import { linkTo, type AreaPages } from '../kit/area';

export const pages = {
  banners: {
    path: '/dashboard/banners',
    entry: { group: 'administration', order: 40, icon: 'image' },
  },
  'site-settings': {
    path: '/dashboard/site-settings',
    entry: { group: 'administration', order: 70, icon: 'settings' },
  },
  'site-looks': { path: '/dashboard/site-settings/looks' },
  'site-selling': { path: '/dashboard/site-settings/selling' },
  'site-delivery': { path: '/dashboard/site-settings/delivery' },
  'site-messages': { path: '/dashboard/site-settings/messages' },
  'site-remarks': { path: '/dashboard/site-settings/remarks' },
  'site-desks': { path: '/dashboard/site-settings/desks' },
  'site-returns': { path: '/dashboard/site-settings/returns' },
  'site-chats': { path: '/dashboard/site-settings/chats' },
  'site-pages': { path: '/dashboard/site-settings/pages' },
  'site-page': { path: '/dashboard/site-settings/pages/:kind' },
  'site-announcement': { path: '/dashboard/site-settings/announcement' },
  'site-calendar': { path: '/dashboard/site-settings/calendar' },
} as const satisfies AreaPages;

export const links = {
  /** The columns of a courier's files, among the settings of the desks. */
  courierFiles: (id: number) => `${pages['site-desks'].path}?courier=${id}`,
  /** The texts of one of the owner's pages. */
  sitePage: (kind: string) => linkTo(pages['site-page'], kind),
};
