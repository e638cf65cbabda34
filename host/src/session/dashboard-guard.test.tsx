import { screen, waitFor } from '@testing-library/react';
import type { AuthState, RemoteModule } from '@pasal/shared/shell';
import { forgetShops, makeUser } from '@pasal/shared/testing';
import { makeFakeRemotes, renderHost } from '../testing/render-host';
import { DashboardGuard } from './dashboard-guard';

afterEach(forgetShops);

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenUntil = (seconds: number) => `${base64({ alg: 'HS256' })}.${base64({ exp: seconds })}.x`;
const now = Math.floor(Date.now() / 1000);
const valid = tokenUntil(now + 3600);

const dashboard: RemoteModule = {
  name: 'dashboard',
  routes: [],
  pages: {},
  slots: { dashboardFrame: async () => () => <h1>Back office</h1> },
};

const away = () => Promise.reject(new Error('away'));

function open(auth: AuthState, load = async () => dashboard) {
  const remotes = makeFakeRemotes(load);
  return renderHost(<DashboardGuard />, { state: { auth }, at: '/dashboard', remotes });
}

describe('the dashboard guard (R2 "Access guard")', () => {
  it.each([
    ['missing', null],
    ['unreadable', 'not.a.token'],
    ['expired', tokenUntil(now - 1)],
    ['without an expiry', `${base64({})}.${base64({ sub: 1 })}.x`],
  ])('a %s token: "the user is logged out and sent to /"', async (_kind, token) => {
    const { store, location } = open({ isAuthenticated: true, user: makeUser(), token });
    await waitFor(() => expect(location()).toBe('/'));
    expect(store.getState().auth).toEqual({ isAuthenticated: false, user: null, token: null });
    expect(screen.queryByRole('heading', { name: 'Back office' })).not.toBeInTheDocument();
  });

  it('"While the authenticated flag is unknown a loading indicator shows"', () => {
    open({ isAuthenticated: null, user: null, token: valid });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it.each([
    ['not authenticated', { isAuthenticated: false, user: makeUser() }],
    ['no user', { isAuthenticated: true, user: null }],
  ])(
    '"If not authenticated or no user, the sign-in screen shows instead": %s',
    async (_case, auth) => {
      open({ ...auth, token: valid });
      expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
    },
  );

  it('"Otherwise the content renders"', async () => {
    open({ isAuthenticated: true, user: makeUser(), token: valid });
    expect(await screen.findByRole('heading', { name: 'Back office' })).toBeInTheDocument();
  });

  it('without its frame names the failure, and keeps the way back to the shop', async () => {
    open({ isAuthenticated: true, user: makeUser(), token: valid }, away);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the dashboard.');
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
  });
});
