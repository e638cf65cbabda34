import { patterns } from './paths';
import { remote } from './remote';
import { description } from './routes';

test('every described route has its page inside the guard, and the slot its component', async () => {
  expect(description.routes).toEqual([
    { path: patterns.dashboard, page: 'dashboard', layout: 'dashboard' },
    { path: patterns.productManagement, page: 'product-management', layout: 'dashboard' },
    { path: patterns.addNewProduct, page: 'add-new-product', layout: 'dashboard' },
    { path: patterns.editProduct, page: 'edit-product', layout: 'dashboard' },
    { path: patterns.orderManagement, page: 'order-management', layout: 'dashboard' },
    { path: patterns.notifications, page: 'notifications', layout: 'dashboard' },
    { path: patterns.newOrder, page: 'new-order', layout: 'dashboard' },
    { path: patterns.profile, page: 'profile', layout: 'dashboard' },
    { path: patterns.staff, page: 'staff', layout: 'dashboard' },
    { path: patterns.categories, page: 'categories', layout: 'dashboard' },
    { path: patterns.searchWords, page: 'search-words', layout: 'dashboard' },
    { path: patterns.places, page: 'places', layout: 'dashboard' },
    { path: patterns.banners, page: 'banners', layout: 'dashboard' },
    { path: patterns.siteSettings, page: 'site-settings', layout: 'dashboard' },
    { path: patterns.searches, page: 'searches', layout: 'dashboard' },
    { path: patterns.activity, page: 'activity', layout: 'dashboard' },
  ]);
  for (const { page } of description.routes) {
    expect(await remote.pages[page]()).toEqual(expect.any(Function));
  }
  for (const slot of description.slots) {
    expect(await remote.slots[slot]()).toEqual(expect.any(Function));
  }
});
