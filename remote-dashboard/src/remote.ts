import type { DescribedModule } from '@pasal/shared/shell';
import { description } from './routes';

export const remote: DescribedModule<typeof description> = {
  name: description.name,
  routes: description.routes,
  pages: {
    dashboard: () =>
      import('./overview/pages/dashboard/dashboard-page').then((module) => module.DashboardPage),
    'product-management': () =>
      import('./products/pages/product-management/product-management-page').then(
        (module) => module.ProductManagementPage,
      ),
    'add-new-product': () =>
      import('./products/pages/add-new-product/add-new-product-page').then(
        (module) => module.AddNewProductPage,
      ),
    'edit-product': () =>
      import('./products/pages/edit-product/edit-product-page').then(
        (module) => module.EditProductPage,
      ),
    'order-management': () =>
      import('./orders/pages/order-management/order-management-page').then(
        (module) => module.OrderManagementPage,
      ),
    notifications: () =>
      import('./notifications/pages/notifications/notifications-page').then(
        (module) => module.NotificationsPage,
      ),
    desks: () => import('./desks/pages/desk/desk-page').then((module) => module.DeskPage),
    desk: () => import('./desks/pages/desk/desk-page').then((module) => module.DeskPage),
    returns: () =>
      import('./orders/pages/returns/returns-page').then((module) => module.ReturnsPage),
    'new-order': () =>
      import('./orders/pages/new-order/new-order-page').then((module) => module.NewOrderPage),
    order: () => import('./orders/pages/order/order-page').then((module) => module.OrderPage),
    'edit-order': () =>
      import('./orders/pages/edit-order/edit-order-page').then((module) => module.EditOrderPage),
    profile: () =>
      import('./staff/pages/profile/profile-page').then((module) => module.ProfilePage),
    customers: () =>
      import('./customers/pages/customers/customers-page').then((module) => module.CustomersPage),
    'customer-rules': () =>
      import('./customers/pages/customer-rules/customer-rules-page').then(
        (module) => module.CustomerRulesPage,
      ),
    customer: () =>
      import('./customers/pages/customer/customer-page').then((module) => module.CustomerPage),
    stock: () => import('./stock/pages/stock/stock-page').then((module) => module.StockPage),
    'product-stock': () =>
      import('./stock/pages/product-stock/product-stock-page').then(
        (module) => module.ProductStockPage,
      ),
    purchases: () =>
      import('./stock/pages/purchases/purchases-page').then((module) => module.PurchasesPage),
    'new-purchase': () =>
      import('./stock/pages/new-purchase/new-purchase-page').then(
        (module) => module.NewPurchasePage,
      ),
    profit: () => import('./stock/pages/profit/profit-page').then((module) => module.ProfitPage),
    staff: () => import('./staff/pages/staff/staff-page').then((module) => module.StaffPage),
    categories: () =>
      import('./categories/pages/categories/categories-page').then(
        (module) => module.CategoriesPage,
      ),
    'search-words': () =>
      import('./search-words/pages/search-words/search-words-page').then(
        (module) => module.SearchWordsPage,
      ),
    places: () => import('./places/pages/places/places-page').then((module) => module.PlacesPage),
    couriers: () =>
      import('./couriers/pages/couriers/couriers-page').then((module) => module.CouriersPage),
    money: () => import('./cash/pages/money/money-page').then((module) => module.MoneyPage),
    'courier-cash': () =>
      import('./cash/pages/courier-cash/courier-cash-page').then(
        (module) => module.CourierCashPage,
      ),
    'cash-book': () =>
      import('./cash/pages/cash-book/cash-book-page').then((module) => module.CashBookPage),
    banners: () => import('./site/pages/banners/banners-page').then((module) => module.BannersPage),
    'site-settings': () =>
      import('./site/pages/site-settings/site-settings-page').then(
        (module) => module.SiteSettingsPage,
      ),
    'site-looks': () =>
      import('./site/pages/site-looks/site-looks-page').then((module) => module.SiteLooksPage),
    'site-selling': () =>
      import('./site/pages/site-selling/site-selling-page').then(
        (module) => module.SiteSellingPage,
      ),
    'site-delivery': () =>
      import('./site/pages/site-delivery/site-delivery-page').then(
        (module) => module.SiteDeliveryPage,
      ),
    'site-messages': () =>
      import('./site/pages/site-messages/site-messages-page').then(
        (module) => module.SiteMessagesPage,
      ),
    'site-remarks': () =>
      import('./site/pages/site-remarks/site-remarks-page').then(
        (module) => module.SiteRemarksPage,
      ),
    'site-desks': () =>
      import('./site/pages/site-desks/site-desks-page').then((module) => module.SiteDesksPage),
    'site-returns': () =>
      import('./site/pages/site-returns/site-returns-page').then(
        (module) => module.SiteReturnsPage,
      ),
    'site-chats': () =>
      import('./site/pages/site-chats/site-chats-page').then((module) => module.SiteChatsPage),
    'site-pages': () =>
      import('./site/pages/site-pages/site-pages-page').then((module) => module.SitePagesPage),
    'site-page': () =>
      import('./site/pages/site-page/site-page-page').then((module) => module.SitePagePage),
    'site-announcement': () =>
      import('./site/pages/site-announcement/site-announcement-page').then(
        (module) => module.SiteAnnouncementPage,
      ),
    'site-calendar': () =>
      import('./site/pages/site-calendar/site-calendar-page').then(
        (module) => module.SiteCalendarPage,
      ),
    searches: () =>
      import('./searches/pages/searches/searches-page').then((module) => module.SearchesPage),
    activity: () =>
      import('./activity/pages/activity/activity-page').then((module) => module.ActivityPage),
    status: () => import('./status/pages/status/status-page').then((module) => module.StatusPage),
  },
  slots: {
    dashboardFrame: () =>
      import('./frame/dashboard-frame/dashboard-frame').then((module) => module.DashboardFrame),
  },
};
