/** Something on a page, as a visitor finds it. */
export interface Mark {
  role: 'heading' | 'region' | 'combobox' | 'link' | 'status';
  /** Its name, or its text if its role takes no name from the text. */
  name: string;
}

export interface MatrixRemote {
  name: string;
  /** The name by which people know it. */
  title: string;
  /** A page of it, by its name in the record, and the mark that shows it is present. */
  page: { name: string; at: string; shows: Mark };
  /** Its part in the layout; `at` is a page that has it and is another's. */
  slot?: { name: string; at: string; shows: Mark };
  /** The link by which a visitor opens the page from another remote's or the host's. */
  link: string;
  /** Whether the link is a part of the remote itself, or is in its entry of the list of remotes. */
  bringsItsLink?: 'part' | 'entry';
  /** True when the server makes its pages. */
  isRendered: boolean;
  /** True when a visitor must be signed in. */
  isOfStaff?: true;
  /** The page of another remote in whose frame it is, which has the link. */
  framedBy?: string;
}

/** A page of the host itself, surrounded by the layout's slots. */
export const OWN_PAGE = '/terms';

/** The shop's four remotes, and one as `npm run new:remote` writes it. */
export const remotes: readonly MatrixRemote[] = [
  {
    name: 'catalog',
    title: 'the catalogue',
    page: { name: 'home', at: '/', shows: { role: 'region', name: 'New Arrivals' } },
    slot: {
      name: 'headerSearch',
      at: OWN_PAGE,
      shows: { role: 'combobox', name: 'Search products' },
    },
    link: 'Pasal home',
    isRendered: true,
  },
  {
    name: 'checkout',
    title: 'the checkout',
    page: { name: 'cart', at: '/cart', shows: { role: 'status', name: 'Your Cart is Empty' } },
    link: 'Cart, 0 items',
    isRendered: false,
  },
  {
    name: 'dashboard',
    title: 'the dashboard',
    page: {
      name: 'dashboard',
      at: '/dashboard',
      shows: { role: 'heading', name: 'Orders by Status' },
    },
    slot: {
      name: 'dashboardFrame',
      at: '/dashboard',
      shows: { role: 'heading', name: 'Orders by Status' },
    },
    link: 'Dashboard',
    isRendered: false,
    isOfStaff: true,
  },
  {
    name: 'releases',
    title: 'the releases',
    page: {
      name: 'releases',
      at: '/dashboard/releases',
      shows: { role: 'region', name: 'Health' },
    },
    link: 'Releases',
    bringsItsLink: 'entry',
    isRendered: false,
    isOfStaff: true,
    framedBy: '/dashboard',
  },
  {
    name: 'offers',
    title: 'the offers',
    page: { name: 'offers', at: '/offers', shows: { role: 'heading', name: 'Offers' } },
    slot: { name: 'headerLinks', at: OWN_PAGE, shows: { role: 'link', name: 'Offers' } },
    link: 'Offers',
    bringsItsLink: 'part',
    isRendered: true,
  },
];
