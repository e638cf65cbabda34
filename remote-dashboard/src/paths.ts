import type { ChecklistPoint } from '@pasal/shared/contracts';

/** The addresses the dashboard answers. */
export const patterns = {
  dashboard: '/dashboard',
  productManagement: '/dashboard/product-management',
  orderManagement: '/dashboard/order-management',
  notifications: '/dashboard/notifications',
  desks: '/dashboard/desks',
  desk: '/dashboard/desks/:desk',
  returns: '/dashboard/returns',
  newOrder: '/dashboard/order-management/new',
  order: '/dashboard/order/:id',
  editOrder: '/dashboard/order/:id/edit',
  profile: '/dashboard/profile',
  addNewProduct: '/dashboard/add-new-product',
  editProduct: '/dashboard/edit-product/:id',
  customers: '/dashboard/customers',
  customerRules: '/dashboard/customers/rules',
  customer: '/dashboard/customer',
  stock: '/dashboard/stock',
  productStock: '/dashboard/stock/product/:id',
  purchases: '/dashboard/stock/purchases',
  newPurchase: '/dashboard/stock/purchases/new',
  profit: '/dashboard/stock/profit',
  staff: '/dashboard/staff',
  categories: '/dashboard/categories',
  searchWords: '/dashboard/search-words',
  places: '/dashboard/places',
  couriers: '/dashboard/couriers',
  money: '/dashboard/money',
  courierCash: '/dashboard/money/courier/:id',
  cashBook: '/dashboard/money/book',
  banners: '/dashboard/banners',
  siteSettings: '/dashboard/site-settings',
  siteLooks: '/dashboard/site-settings/looks',
  siteSelling: '/dashboard/site-settings/selling',
  siteDelivery: '/dashboard/site-settings/delivery',
  siteMessages: '/dashboard/site-settings/messages',
  siteRemarks: '/dashboard/site-settings/remarks',
  siteDesks: '/dashboard/site-settings/desks',
  siteReturns: '/dashboard/site-settings/returns',
  siteChats: '/dashboard/site-settings/chats',
  sitePages: '/dashboard/site-settings/pages',
  sitePage: '/dashboard/site-settings/pages/:kind',
  siteAnnouncement: '/dashboard/site-settings/announcement',
  siteCalendar: '/dashboard/site-settings/calendar',
  searches: '/dashboard/searches',
  activity: '/dashboard/activity',
  status: '/dashboard/status',
} as const;

/** Where each point of the first day is done; a backup is made on the server alone. */
export const checklistPlaces: Readonly<Record<ChecklistPoint, string | null>> = {
  contacts: patterns.siteSettings,
  identity: patterns.siteSettings,
  places: patterns.places,
  delivery: patterns.siteDelivery,
  catalogue: patterns.categories,
  product: patterns.addNewProduct,
  mail: patterns.siteMessages,
  backup: null,
};

/** Links to those that are not one address; the way out of the dashboard is in shared. */
export const ownPaths = {
  editProduct: (id: number) => `/dashboard/edit-product/${id}`,
  duplicateProduct: (id: number) => `${patterns.addNewProduct}?copy=${id}`,
  productStock: (id: number, variant?: number | null) =>
    `/dashboard/stock/product/${id}${typeof variant === 'number' ? `?variant=${variant}` : ''}`,
  courierCash: (id: number) => `/dashboard/money/courier/${id}`,
  /** Its columns, among the settings of the desks. */
  courierFiles: (id: number) => `${patterns.siteDesks}?courier=${id}`,
  correctPurchase: (id: number) => `${patterns.newPurchase}?replaces=${id}`,
  /** The texts of one of the owner's pages. */
  sitePage: (kind: string) => `/dashboard/site-settings/pages/${kind}`,
  lowStock: '/dashboard/product-management?stock=low',
  failedMessages: '/dashboard/notifications?status=failed',
  /** The list of orders with filters, such as of what is late. */
  orders: (filters: Readonly<Record<string, string>>) =>
    `/dashboard/order-management?${new URLSearchParams(filters)}`,
  /** The order's page, which prints one of its papers at once. */
  printedOrder: (id: number, paper: string) => `/dashboard/order/${id}?print=${paper}`,
  /** A desk, which prints one of the papers of several orders at once. */
  printedOrders: (ids: readonly number[], paper: string) =>
    `${patterns.desks}/pack?print=${paper}&orders=${ids.join()}`,
  customer: (phone: string) => `${patterns.customer}?${new URLSearchParams({ phone })}`,
  desk: (desk: string) => `${patterns.desks}/${desk}`,
  editOrder: (id: number) => `/dashboard/order/${id}/edit`,
  /** @param list the filters of the list it stands in, as an address has them */
  order: (id: number, list = '') => `/dashboard/order/${id}${list && `?${list}`}`,
} as const;
