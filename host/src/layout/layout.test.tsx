import { screen, within } from '@testing-library/react';
import type { RemoteModule } from '@pasal/shared/shell';
import { answerCalls, makeCartItem, makeSiteSettings, makeUser } from '@pasal/shared/testing';
import { makeFakeRemotes, renderHost } from '../testing/render-host';
import { ShopLayout } from './shop-layout';

const settings = makeSiteSettings();
const search = async () => () => <p>Search box</p>;
const catalog: RemoteModule = {
  name: 'catalog',
  routes: [],
  pages: {},
  slots: { headerSearch: search },
};
const remotes = makeFakeRemotes(async () => catalog);

beforeEach(() => answerCalls({ 'GET /site/settings': { settings } }));

describe('the public layout (spec §2)', () => {
  it('has "a link to /login when signed out" and "logo (links to /)"', async () => {
    renderHost(<ShopLayout />, { remotes });
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: 'Staff sign in' })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(within(header).getByRole('link', { name: 'Pasal home' })).toHaveAttribute('href', '/');
    expect((await screen.findAllByText('Search box')).length).toBeGreaterThan(0);
  });

  it('has a link to "/dashboard when signed in"', async () => {
    const auth = { isAuthenticated: true, user: makeUser(), token: 't' };
    renderHost(<ShopLayout />, { remotes, state: { auth } });
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await screen.findAllByText('Search box');
  });

  it('has "a cart button with an item count"', async () => {
    const items = [makeCartItem({ quantity: 2 }), makeCartItem({ quantity: 1 })];
    renderHost(<ShopLayout />, { remotes, state: { cart: { items } } });
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
    await screen.findAllByText('Search box');
  });

  it('fills the footer from the site settings', async () => {
    renderHost(<ShopLayout />, { remotes });
    const footer = screen.getByRole('contentinfo');
    expect(await within(footer).findByText(settings.address)).toBeInTheDocument();
    expect(within(footer).getByRole('link', { name: settings.email })).toBeInTheDocument();
    for (const network of ['Facebook', 'Instagram', 'TikTok', 'WhatsApp']) {
      expect(within(footer).getByRole('link', { name: network })).toBeInTheDocument();
    }
    expect(within(footer).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(within(footer).getByText(new RegExp(settings.legal.name))).toBeInTheDocument();
  });

  it('keeps header and footer when the search is away, and says so', async () => {
    renderHost(<ShopLayout />);
    expect((await screen.findAllByText('Search is unavailable.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /^Cart/ })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});
