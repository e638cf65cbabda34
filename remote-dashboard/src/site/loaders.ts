import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  banners: () => import('./pages/banners/banners-page').then((module) => module.BannersPage),
  'site-settings': () =>
    import('./pages/site-settings/site-settings-page').then((module) => module.SiteSettingsPage),
  'site-looks': () =>
    import('./pages/site-looks/site-looks-page').then((module) => module.SiteLooksPage),
  'site-selling': () =>
    import('./pages/site-selling/site-selling-page').then((module) => module.SiteSellingPage),
  'site-delivery': () =>
    import('./pages/site-delivery/site-delivery-page').then((module) => module.SiteDeliveryPage),
  'site-messages': () =>
    import('./pages/site-messages/site-messages-page').then((module) => module.SiteMessagesPage),
  'site-remarks': () =>
    import('./pages/site-remarks/site-remarks-page').then((module) => module.SiteRemarksPage),
  'site-desks': () =>
    import('./pages/site-desks/site-desks-page').then((module) => module.SiteDesksPage),
  'site-returns': () =>
    import('./pages/site-returns/site-returns-page').then((module) => module.SiteReturnsPage),
  'site-chats': () =>
    import('./pages/site-chats/site-chats-page').then((module) => module.SiteChatsPage),
  'site-pages': () =>
    import('./pages/site-pages/site-pages-page').then((module) => module.SitePagesPage),
  'site-page': () =>
    import('./pages/site-page/site-page-page').then((module) => module.SitePagePage),
  'site-announcement': () =>
    import('./pages/site-announcement/site-announcement-page').then(
      (module) => module.SiteAnnouncementPage,
    ),
  'site-calendar': () =>
    import('./pages/site-calendar/site-calendar-page').then((module) => module.SiteCalendarPage),
};
