import { linkTo, type AreaPages } from '../kit/area';

export const pages = {
  desks: {
    path: '/dashboard/desks',
    permission: 'packing',
    entry: { group: 'main', order: 40, icon: 'check' },
  },
  desk: { path: '/dashboard/desks/:desk', permission: 'packing' },
} as const satisfies AreaPages;

export const links = {
  desk: (desk: string) => linkTo(pages.desk, desk),
  /** A desk, which prints one of the papers of several orders at once. */
  printedOrders: (ids: readonly number[], paper: string) =>
    `${linkTo(pages.desk, 'pack')}?print=${paper}&orders=${ids.join()}`,
};
