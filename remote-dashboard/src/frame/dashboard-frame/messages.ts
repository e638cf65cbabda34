import { WORDS } from '@pasal/shared/domain';

/** The sidebar's labels by page. */
export const entries = {
  dashboard: 'Overview',
  'product-management': 'Product Management',
  'order-management': 'Order Management',
  desks: 'Desks',
  customers: 'Customers',
  stock: 'Stock',
  notifications: 'Notifications',
  categories: 'Categories and brands',
  'search-words': 'Search words',
  banners: 'Banners and posters',
  places: 'Districts and cities',
  couriers: 'Couriers',
  money: 'Money',
  staff: 'Staff',
  'site-settings': 'Site settings',
  searches: 'Searches',
  activity: 'Activity log',
  status: 'Status',
  profit: 'Profit',
  profile: 'Profile',
};
export const navigation = 'Dashboard';
export const skip = 'Skip to the content';
export const shop = (name: string) => `${name}: to the shop`;
export const newOrders = 'new';
export const administration = 'Administration';
export const settings = 'Settings';
export const logout = 'Logout';
export const collapse = 'Collapse the sidebar';
export const expand = 'Expand the sidebar';
export const openMenu = 'Open the menu';
export const menu = 'Menu';
export const splash = WORDS.loading;
export const logoutFailed = 'Logout failed';
