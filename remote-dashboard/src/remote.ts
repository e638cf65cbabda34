import type { RemoteModule } from '@pasal/shared/shell';
import { description } from './routes';

export const remote: RemoteModule = {
  name: description.name,
  routes: description.routes,
  pages: {
    dashboard: () =>
      import('./pages/dashboard/dashboard-page').then((module) => module.DashboardPage),
    'product-management': () =>
      import('./pages/product-management/product-management-page').then(
        (module) => module.ProductManagementPage,
      ),
    'add-new-product': () =>
      import('./pages/add-new-product/add-new-product-page').then(
        (module) => module.AddNewProductPage,
      ),
    'edit-product': () =>
      import('./pages/edit-product/edit-product-page').then((module) => module.EditProductPage),
    'order-management': () =>
      import('./pages/order-management/order-management-page').then(
        (module) => module.OrderManagementPage,
      ),
    notifications: () =>
      import('./pages/notifications/notifications-page').then((module) => module.NotificationsPage),
    'new-order': () =>
      import('./pages/new-order/new-order-page').then((module) => module.NewOrderPage),
    profile: () => import('./pages/profile/profile-page').then((module) => module.ProfilePage),
    staff: () => import('./pages/staff/staff-page').then((module) => module.StaffPage),
    categories: () =>
      import('./pages/categories/categories-page').then((module) => module.CategoriesPage),
    places: () => import('./pages/places/places-page').then((module) => module.PlacesPage),
    banners: () => import('./pages/banners/banners-page').then((module) => module.BannersPage),
    'site-settings': () =>
      import('./pages/site-settings/site-settings-page').then((module) => module.SiteSettingsPage),
    activity: () => import('./pages/activity/activity-page').then((module) => module.ActivityPage),
  },
  slots: {
    dashboardFrame: () =>
      import('./features/dashboard-frame/dashboard-frame').then((module) => module.DashboardFrame),
  },
};
