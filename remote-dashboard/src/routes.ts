import type { RemoteDescription } from '@pasal/shared/shell';
import { DASHBOARD_PAGE_SIZE } from '@pasal/shared/contracts';
import { USUAL_PERIOD } from './overview/model/chart-days';
import { title } from './messages';
import { patterns } from './paths';

/** The parameters of a list's call that its address has, by their names there. */
const ofAddress = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, { search: name, or: null }])) as Record<
    Name,
    { search: Name; or: null }
  >;

/** What every list is read by: its first page, where the address names no other. */
const LIST = { page: { search: 'page', or: 1 }, ...ofAddress('search', 'status') } as const;

/**
 * The dashboard's pages and parts; the build evaluates this file alone and copies it into the release record.
 */
export const description = {
  name: 'dashboard',
  title,
  routes: [
    {
      path: patterns.dashboard,
      page: 'dashboard',
      layout: 'dashboard',
      needs: [
        { call: 'staffOverview' },
        {
          call: 'staffCharts',
          query: { days: { search: 'days', or: USUAL_PERIOD }, ...ofAddress('from', 'to') },
        },
      ],
    },
    {
      path: patterns.productManagement,
      page: 'product-management',
      layout: 'dashboard',
      needs: [
        {
          call: 'staffProducts',
          query: {
            ...LIST,
            ...ofAddress('section', 'brand', 'stock', 'sort'),
            limit: { search: 'limit', or: DASHBOARD_PAGE_SIZE },
          },
        },
      ],
    },
    { path: patterns.addNewProduct, page: 'add-new-product', layout: 'dashboard' },
    { path: patterns.editProduct, page: 'edit-product', layout: 'dashboard' },
    {
      path: patterns.orderManagement,
      page: 'order-management',
      layout: 'dashboard',
      needs: [
        {
          call: 'staffOrders',
          query: {
            ...LIST,
            ...ofAddress('district_id', 'city_id', 'from', 'to', 'late'),
            limit: { value: DASHBOARD_PAGE_SIZE },
          },
        },
      ],
    },
    { path: patterns.notifications, page: 'notifications', layout: 'dashboard' },
    { path: patterns.desks, page: 'desks', layout: 'dashboard' },
    { path: patterns.desk, page: 'desk', layout: 'dashboard' },
    { path: patterns.returns, page: 'returns', layout: 'dashboard' },
    { path: patterns.newOrder, page: 'new-order', layout: 'dashboard' },
    { path: patterns.order, page: 'order', layout: 'dashboard' },
    { path: patterns.editOrder, page: 'edit-order', layout: 'dashboard' },
    { path: patterns.profile, page: 'profile', layout: 'dashboard' },
    { path: patterns.customers, page: 'customers', layout: 'dashboard' },
    { path: patterns.customerRules, page: 'customer-rules', layout: 'dashboard' },
    { path: patterns.customer, page: 'customer', layout: 'dashboard' },
    { path: patterns.stock, page: 'stock', layout: 'dashboard' },
    { path: patterns.productStock, page: 'product-stock', layout: 'dashboard' },
    { path: patterns.purchases, page: 'purchases', layout: 'dashboard' },
    { path: patterns.newPurchase, page: 'new-purchase', layout: 'dashboard' },
    { path: patterns.profit, page: 'profit', layout: 'dashboard' },
    { path: patterns.staff, page: 'staff', layout: 'dashboard' },
    { path: patterns.categories, page: 'categories', layout: 'dashboard' },
    { path: patterns.searchWords, page: 'search-words', layout: 'dashboard' },
    { path: patterns.places, page: 'places', layout: 'dashboard' },
    { path: patterns.couriers, page: 'couriers', layout: 'dashboard' },
    { path: patterns.money, page: 'money', layout: 'dashboard' },
    { path: patterns.courierCash, page: 'courier-cash', layout: 'dashboard' },
    { path: patterns.cashBook, page: 'cash-book', layout: 'dashboard' },
    { path: patterns.banners, page: 'banners', layout: 'dashboard' },
    { path: patterns.siteSettings, page: 'site-settings', layout: 'dashboard' },
    { path: patterns.siteLooks, page: 'site-looks', layout: 'dashboard' },
    { path: patterns.siteSelling, page: 'site-selling', layout: 'dashboard' },
    { path: patterns.siteDelivery, page: 'site-delivery', layout: 'dashboard' },
    { path: patterns.siteMessages, page: 'site-messages', layout: 'dashboard' },
    { path: patterns.siteRemarks, page: 'site-remarks', layout: 'dashboard' },
    { path: patterns.siteDesks, page: 'site-desks', layout: 'dashboard' },
    { path: patterns.siteReturns, page: 'site-returns', layout: 'dashboard' },
    { path: patterns.siteChats, page: 'site-chats', layout: 'dashboard' },
    { path: patterns.sitePages, page: 'site-pages', layout: 'dashboard' },
    { path: patterns.sitePage, page: 'site-page', layout: 'dashboard' },
    { path: patterns.siteAnnouncement, page: 'site-announcement', layout: 'dashboard' },
    { path: patterns.siteCalendar, page: 'site-calendar', layout: 'dashboard' },
    { path: patterns.searches, page: 'searches', layout: 'dashboard' },
    { path: patterns.activity, page: 'activity', layout: 'dashboard' },
    {
      path: patterns.status,
      page: 'status',
      layout: 'dashboard',
      needs: [{ call: 'serverStatus' }],
    },
  ],
  slots: ['dashboardFrame'],
} as const satisfies RemoteDescription;
