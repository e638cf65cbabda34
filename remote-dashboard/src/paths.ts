/** The addresses the dashboard answers. */
export const patterns = {
  dashboard: '/dashboard',
  productManagement: '/dashboard/product-management',
  orderManagement: '/dashboard/order-management',
  notifications: '/dashboard/notifications',
  newOrder: '/dashboard/order-management/new',
  profile: '/dashboard/profile',
  addNewProduct: '/dashboard/add-new-product',
  editProduct: '/dashboard/edit-product/:id',
  staff: '/dashboard/staff',
  categories: '/dashboard/categories',
  places: '/dashboard/places',
  banners: '/dashboard/banners',
  siteSettings: '/dashboard/site-settings',
  searches: '/dashboard/searches',
  activity: '/dashboard/activity',
  releases: '/dashboard/releases',
} as const;

/** Links to them; the way out of the dashboard is in shared. */
export const ownPaths = {
  dashboard: () => patterns.dashboard,
  productManagement: () => patterns.productManagement,
  orderManagement: () => patterns.orderManagement,
  notifications: () => patterns.notifications,
  newOrder: () => patterns.newOrder,
  profile: () => patterns.profile,
  addNewProduct: () => patterns.addNewProduct,
  editProduct: (id: number) => `/dashboard/edit-product/${id}`,
  staff: () => patterns.staff,
  categories: () => patterns.categories,
  places: () => patterns.places,
  banners: () => patterns.banners,
  siteSettings: () => patterns.siteSettings,
  searches: () => patterns.searches,
  activity: () => patterns.activity,
  releases: () => patterns.releases,
} as const;
