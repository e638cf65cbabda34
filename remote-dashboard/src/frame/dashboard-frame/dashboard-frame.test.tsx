import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { RemoteRoute, User } from '@pasal/shared/contracts';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { selectToken, useShopSelector } from '@pasal/shared/shell';
import {
  answerCalls,
  forgetShops,
  makeSiteSettings,
  makeUser,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../paths';
import { LeaveGuard } from '../../kit/leave-guard/leave-guard';
import { DashboardFrame } from './dashboard-frame';
import * as messages from './messages';

afterEach(() => {
  forgetShops();
  localStorage.clear();
});

const NONE: readonly RemoteRoute[] = [];

/** The host's rule: without a token a dashboard page leads home (R2.74). */
function Guarded({ routes = NONE }: { routes?: readonly RemoteRoute[] }) {
  const token = useShopSelector(selectToken);
  const navigate = useNavigate();
  useEffect(() => {
    if (token === null) void navigate(paths.home(), { replace: true });
  }, [token, navigate]);
  return <DashboardFrame routes={routes} />;
}

const answers = {
  currentUser: { user: makeUser() },
  newOrders: { newest: 40, total: 0 },
  siteSettings: { settings: makeSiteSettings(), version: 1 },
};
const open = () =>
  renderShop(<Guarded />, {
    at: patterns.dashboard,
    route: `${patterns.dashboard}/*`,
    state: signedIn(),
  });
const sidebar = () => screen.getByRole('navigation', { name: messages.navigation });

/** A page of another remote, with an entry of the sidebar. */
function routeOf(at: string, order: number, who: 'admin' | 'staff'): RemoteRoute {
  const group = who === 'admin' ? 'administration' : 'main';
  const entry = { label: `To ${at}`, icon: 'tag', group, order, for: who } as const;
  return { path: `/dashboard/${at}`, page: at, layout: 'dashboard', sidebar: entry };
}

describe('the dashboard frame', () => {
  it('"Overview, Product Management, Order Management, Settings (Profile, Logout)"', async () => {
    answerCalls(answers);
    open();
    const links = within(sidebar()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Pasal', '/'],
      ['Overview', '/dashboard'],
      ['Product Management', '/dashboard/product-management'],
      ['Order Management', '/dashboard/order-management'],
      ['Desks', '/dashboard/desks'],
      ['Customers', '/dashboard/customers'],
      ['Stock', '/dashboard/stock'],
      ['Notifications', '/dashboard/notifications'],
      ['Profile', '/dashboard/profile'],
    ]);
    const settings = within(sidebar()).getByRole('list', { name: 'Settings' });
    expect(within(settings).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(within(sidebar()).getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await waitFor(() => expect(screen.queryByText(messages.splash)).not.toBeInTheDocument());
  });

  it('administrators also find what only they may do (D25, D30); staff do not', async () => {
    const admin = makeUser({ role: 'admin' });
    answerCalls({ ...answers, currentUser: { user: admin } });
    const { unmount } = renderShop(<Guarded />, {
      at: patterns.dashboard,
      route: `${patterns.dashboard}/*`,
      state: signedIn(admin),
    });
    const list = within(sidebar()).getByRole('list', { name: 'Administration' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Categories and brands',
      'Search words',
      'Searches',
      'Banners and posters',
      'Districts and cities',
      'Staff',
      'Site settings',
      'Activity log',
      'Status',
      'Couriers',
      'Money',
    ]);
    unmount();
    forgetShops();
    answerCalls(answers);
    open();
    expect(within(sidebar()).queryByRole('list', { name: 'Administration' })).toBeNull();
  });

  it('entries of other remotes stand in their group and order, for whom they are', () => {
    const silent: RemoteRoute = { path: '/dashboard/silent', page: 'silent', layout: 'dashboard' };
    const routes = [routeOf('offers', 75, 'admin'), routeOf('repairs', 5, 'staff'), silent];
    const listOf = (role: User['role']) => {
      const user = makeUser({ role });
      answerCalls({ ...answers, currentUser: { user } });
      const state = signedIn(user);
      const at = patterns.dashboard;
      const { unmount } = renderShop(<Guarded routes={routes} />, { at, state });
      const links = within(sidebar()).getAllByRole('link');
      const texts = links.map((link) => link.textContent);
      unmount();
      return texts;
    };
    const admin = listOf('admin');
    expect(admin.slice(0, 3)).toEqual(['Pasal', 'To repairs', 'Overview']);
    expect(admin.slice(admin.indexOf('Site settings'))).toEqual([
      'Site settings',
      'To offers',
      'Activity log',
      'Status',
      'Couriers',
      'Money',
      'Profile',
    ]);
    expect(listOf('staff')).toEqual([
      'Pasal',
      'To repairs',
      'Overview',
      'Product Management',
      'Order Management',
      'Desks',
      'Customers',
      'Stock',
      'Notifications',
      'Profile',
    ]);
  });

  it('"A splash spinner shows for 1 second on entry."', () => {
    jest.useFakeTimers();
    try {
      answerCalls(answers);
      open();
      expect(screen.getByRole('status')).toHaveTextContent('Loading...');
      expect(screen.getByRole('main').parentElement).toHaveAttribute('inert');
      act(() => jest.advanceTimersByTime(999));
      expect(screen.getByRole('status')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
      expect(screen.getByRole('main').parentElement).not.toHaveAttribute('inert');
    } finally {
      jest.useRealTimers();
    }
  });

  it('"collapsible on desktop": the names stay for who cannot see icons', async () => {
    answerCalls(answers);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: messages.collapse }));
    const entry = within(sidebar()).getByRole('link', { name: 'Order Management' });
    expect(entry).toHaveAttribute('title', 'Order Management');
    await user.click(screen.getByRole('button', { name: messages.expand }));
    expect(entry).not.toHaveAttribute('title');
  });

  describe('new orders, on every page (D99)', () => {
    const ring = jest.fn();
    const shown = jest.fn();
    const FakeNotification = Object.assign(
      jest.fn((text: string) => {
        shown(text);
        return new EventTarget();
      }),
      { permission: 'granted' },
    );
    const FakeAudio = jest.fn(() => {
      ring();
      throw new Error('silence');
    });
    beforeEach(() => {
      localStorage.setItem('pasal-orders-seen', '40');
      jest.spyOn(document, 'hasFocus').mockReturnValue(false);
      Object.assign(globalThis, { AudioContext: FakeAudio, Notification: FakeNotification });
    });
    afterEach(() => {
      jest.restoreAllMocks();
      ring.mockReset();
      shown.mockReset();
      Reflect.deleteProperty(globalThis, 'AudioContext');
      Reflect.deleteProperty(globalThis, 'Notification');
    });
    const newOrders = { newest: 42, total: 2 };

    it('are counted beside their entry, and nothing sounds unless somebody chose it', async () => {
      const server = answerCalls({ ...answers, newOrders });
      open();
      const entry = await within(sidebar()).findByRole('link', { name: 'Order Management 2 new' });
      expect(entry).toBeVisible();
      expect(screen.getByText('2 new orders', { selector: 'a' })).toHaveAttribute(
        'href',
        '/dashboard/order-management',
      );
      const asked = server.calls.filter(({ path }) => path === '/order-product/new');
      expect(asked.map(({ query }) => query.get('after'))).toEqual(['40']);
      expect(ring).not.toHaveBeenCalled();
      expect(shown).not.toHaveBeenCalled();
    });

    it('sound and show once in this browser, where that was chosen', async () => {
      localStorage.setItem('pasal-order-alerts', '{"sound":true,"notification":true}');
      answerCalls({ ...answers, newOrders });
      const { unmount } = open();
      await waitFor(() => expect(shown).toHaveBeenCalledWith('2 new orders'));
      expect(ring).toHaveBeenCalledTimes(1);
      unmount();
      open();
      await within(sidebar()).findByRole('link', { name: 'Order Management 2 new' });
      expect(ring).toHaveBeenCalledTimes(1);
      expect(shown).toHaveBeenCalledTimes(1);
    });
  });

  it('"drawer on mobile": it closes when an entry is followed', async () => {
    answerCalls(answers);
    const { user, location } = open();
    // The bar with this button shows on small screens only, which the test's page is not.
    await user.click(screen.getByRole('button', { name: messages.openMenu, hidden: true }));
    const drawer = screen.getByRole('dialog', { name: messages.menu });
    await user.click(within(drawer).getByRole('link', { name: 'Profile' }));
    expect(location()).toBe('/dashboard/profile');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('"Logout calls the server, goes to /login and clears auth state"', async () => {
    const server = answerCalls({ ...answers, signOut: { message: 'Signed out' } });
    const { user, location, store } = open();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false));
    expect(location()).toBe('/login');
    expect(store.getState().auth).toEqual({ isAuthenticated: false, user: null, token: null });
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
      'POST /auth/signout',
    );
    // The guard has not redirected it.
    await act(async () => undefined);
    expect(location()).toBe('/login');
  });

  it('Logout asks before what is unsaved is lost, and before the session ends', async () => {
    const server = answerCalls({ ...answers, signOut: { message: 'Signed out' } });
    const { user, location, store } = renderShop(
      <>
        <Guarded />
        <LeaveGuard active />
      </>,
      { at: patterns.dashboard, route: `${patterns.dashboard}/*`, state: signedIn() },
    );
    const called = () => server.calls.map(({ path }) => path);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(location()).toBe('/dashboard');
    expect(called()).not.toContain('/auth/signout');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false));
    expect(location()).toBe('/login');
    await act(async () => undefined);
    expect(location()).toBe('/login');
    // No request is sent after the session: the server could only refuse it.
    expect(called().at(-1)).toBe('/auth/signout');
  });

  it("on failure a 'Logout failed' toast, and nothing is cleared", async () => {
    answerCalls({
      ...answers,
      signOut: refuseWith('UNAVAILABLE', 'Shutting down'),
    });
    const { user, location, store } = open();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(location()).toBe('/dashboard');
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });

  it('a session the server no longer knows ends silently and leads to /', async () => {
    answerCalls({
      ...answers,
      currentUser: refuseWith('UNAUTHENTICATED', 'Please sign in.'),
    });
    const { location, store } = open();
    await waitFor(() => expect(location()).toBe('/'));
    expect(store.getState().auth.isAuthenticated).toBe(false);
    expect(screen.queryByText('Please sign in.')).not.toBeInTheDocument();
  });
});
