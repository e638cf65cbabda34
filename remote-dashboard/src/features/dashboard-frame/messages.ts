export const messages = {
  navigation: 'Dashboard',
  skip: 'Skip to the content',
  shop: (name: string) => `${name}: to the shop`,
  overview: 'Overview',
  productManagement: 'Product Management',
  orderManagement: 'Order Management',
  notifications: 'Notifications',
  administration: 'Administration',
  categories: 'Categories and brands',
  banners: 'Banners and posters',
  places: 'Districts and cities',
  staff: 'Staff',
  siteSettings: 'Site settings',
  activity: 'Activity log',
  settings: 'Settings',
  profile: 'Profile',
  logout: 'Logout',
  collapse: 'Collapse the sidebar',
  expand: 'Expand the sidebar',
  openMenu: 'Open the menu',
  menu: 'Menu',
  splash: 'Loading...',
  logoutFailed: 'Logout failed',
} as const;

/** Until the settings are there; the same name the server starts with. */
export const SHOP_NAME = 'Pasal';
