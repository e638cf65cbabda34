import { screen } from '@testing-library/react';
import { answerCalls, forgetShops, makeUser, renderShop, signedIn } from '@pasal/shared/testing';
import { ownPaths, patterns } from './paths';
import { remote } from './remote';

afterEach(forgetShops);

/** D30: screens that are essential for the shop are for administrators only. */
const ADMIN_PAGES = [
  ['purchases', patterns.purchases],
  ['new-purchase', patterns.newPurchase],
  ['profit', patterns.profit],
  ['staff', patterns.staff],
  ['categories', patterns.categories],
  ['search-words', patterns.searchWords],
  ['places', patterns.places],
  ['couriers', patterns.couriers],
  ['money', patterns.money],
  ['courier-cash', ownPaths.courierCash(1)],
  ['cash-book', patterns.cashBook],
  ['banners', patterns.banners],
  ['site-settings', patterns.siteSettings],
  ['site-looks', patterns.siteLooks],
  ['site-selling', patterns.siteSelling],
  ['site-delivery', patterns.siteDelivery],
  ['site-messages', patterns.siteMessages],
  ['site-remarks', patterns.siteRemarks],
  ['site-desks', patterns.siteDesks],
  ['site-returns', patterns.siteReturns],
  ['site-pages', patterns.sitePages],
  ['site-page', ownPaths.sitePage('terms')],
  ['site-announcement', patterns.siteAnnouncement],
  ['site-calendar', patterns.siteCalendar],
  ['searches', patterns.searches],
  ['activity', patterns.activity],
  ['status', patterns.status],
] as const;

it.each(ADMIN_PAGES)(
  'staff who open %s are told calmly and ask the server nothing',
  async (page, at) => {
    const user = makeUser({ role: 'staff' });
    const server = answerCalls({ currentUser: { user } });
    const Page = await remote.pages[page]?.();
    if (!Page) throw new Error(`no page ${page}`);
    renderShop(<Page />, { at, state: signedIn(user) });
    expect(await screen.findByText('Only for administrators')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(server.calls.map(({ path }) => path)).toEqual(['/auth/me']);
  },
);

it('whoever is demoted while the page is open sees it go', async () => {
  const admin = makeUser({ role: 'admin' });
  answerCalls({
    currentUser: { user: { ...admin, role: 'staff' } },
    staffMembers: { staffs: [] },
  });
  const Page = await remote.pages.staff?.();
  if (!Page) throw new Error('no page');
  renderShop(<Page />, { at: patterns.staff, state: signedIn(admin) });
  expect(await screen.findByText('Only for administrators')).toBeInTheDocument();
});
