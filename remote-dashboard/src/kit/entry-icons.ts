import { icons } from '@pasal/shared/ui';

/** The sidebar's icons, including those available to other remotes. */
export const entryIcons = {
  box: icons.box,
  cash: icons.cash,
  chart: icons.chart,
  check: icons.check,
  clock: icons.clock,
  edit: icons.edit,
  email: icons.email,
  image: icons.image,
  location: icons.location,
  orders: icons.orders,
  play: icons.play,
  search: icons.search,
  settings: icons.settings,
  shield: icons.shield,
  tag: icons.tag,
  truck: icons.truck,
  user: icons.user,
  users: icons.users,
} as const;
