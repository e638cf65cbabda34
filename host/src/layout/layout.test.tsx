import { renderToString } from 'react-dom/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RemoteModule } from '@pasal/shared/shell';
import {
  answerCalls,
  failWith,
  forgetShops,
  makeCartItem,
  makeSiteSettings,
  makeUser,
} from '@pasal/shared/testing';
import { makeFakeRemotes, renderHost } from '../testing/render-host';
import { UNSAID } from '../testing/unsaid';
import { FooterFold } from './footer-fold';
import { ShopLayout } from './shop-layout';

afterEach(forgetShops);

const settings = makeSiteSettings();
const search = async () => () => <p>Search box</p>;
const catalog: RemoteModule = {
  name: 'catalog',
  routes: [],
  pages: {},
  slots: { headerSearch: search },
};
const remotes = makeFakeRemotes(async () => catalog);

const names = ['CCTV', 'Doorbells', 'Fans', 'Lamps', 'Locks', 'Phones', 'Routers'];
const categories = names.map((name, index) => ({ id: index + 1, name, brands: [], children: [] }));
const answers = { siteSettings: { settings, version: 1 }, categoryNames: { categories } };

beforeEach(() => answerCalls(answers));

function connect(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
afterEach(() => jest.restoreAllMocks());

describe('the public layout (R2 "Public layout")', () => {
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

  it.each([
    [{ width: 300, height: 100 }, 0],
    [{ width: 100, height: 100 }, 1],
  ])(
    'a logo of %p stands in the mark’s place, and in the name’s if it is wide (D105)',
    async (size, shownNames) => {
      const logo = { path: '/uploads/products/logo.webp', ...size };
      answerCalls({ ...answers, siteSettings: { settings, version: 1, looks: { logo } } });
      const { container } = renderHost(<ShopLayout />, { remotes });
      const source = 'img[src="/uploads/products/logo.webp?w=480"]';
      await waitFor(() => expect(container.querySelectorAll(source)).toHaveLength(2));
      const home = screen.getByRole('link', { name: 'Pasal home' });
      expect(within(home).queryAllByText('Pasal')).toHaveLength(shownNames);
      expect(container.querySelector(source)).toHaveAttribute('height', '40');
      expect(screen.queryAllByRole('img', { name: 'Pasal' })).toHaveLength(1 - shownNames);
      await screen.findAllByText('Search box');
    },
  );

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

  it('"A footer holds shop links, customer service, about, contact, social links, copyright and a privacy link"', async () => {
    renderHost(<ShopLayout />, { remotes });
    const footer = within(screen.getByRole('contentinfo'));
    const shop = within(footer.getByRole('navigation', { name: 'Shop' }));
    expect(shop.getByRole('link', { name: 'New Arrivals' })).toHaveAttribute(
      'href',
      '/product-category/new_arrivals',
    );
    const list = within(await footer.findByRole('navigation', { name: 'Categories' }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(names.slice(0, 6));
    const service = within(footer.getByRole('navigation', { name: 'Customer service' }));
    expect(service.getByRole('link', { name: 'Track your order' })).toBeInTheDocument();
    expect(footer.getByRole('region', { name: 'About us' })).toHaveTextContent(settings.tagline);
    for (const phone of settings.phones) {
      expect(footer.getByRole('link', { name: phone })).toBeInTheDocument();
    }
    expect(footer.getByText(/©/)).toHaveTextContent(settings.legal.name);
  });

  it('has no column, heading or list for what the shop has not said (D106)', async () => {
    answerCalls({ ...answers, siteSettings: { settings: UNSAID, version: 1 } });
    renderHost(<ShopLayout />, { remotes });
    await screen.findAllByText('Search box');
    const footer = screen.getByRole('contentinfo');
    await waitFor(() => expect(footer.querySelector('address')).toBeNull());
    const headings = within(footer).getAllByRole('heading', { hidden: true });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'About us',
      'Shop',
      'Categories',
      'Customer service',
    ]);
    const lists = [...footer.querySelectorAll('ul')];
    expect(lists.filter(({ childElementCount }) => childElementCount === 0)).toEqual([]);
  });

  it('keeps a whole footer when neither settings nor categories can be loaded', async () => {
    const server = answerCalls({
      siteSettings: failWith(500, {}),
      categoryNames: failWith(500, {}),
    });
    renderHost(<ShopLayout />, { remotes });
    await screen.findAllByText('Search box');
    expect(server.calls.map(({ path }) => path).toSorted()).toEqual([
      '/category/names',
      '/site/settings',
    ]);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/©/)).toHaveTextContent('Pasal');
    expect(footer.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'Contact us' })).toBeInTheDocument();
  });

  it('says that the browser is offline, and stops saying so when it is back', async () => {
    renderHost(<ShopLayout />, { remotes });
    await screen.findAllByText('Search box');
    const words = "You're offline. Your cart is safe.";
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    connect(false);
    expect(screen.getByText(words)).toBeInTheDocument();
    connect(true);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('folds the columns of the footer on a phone, and shows them without script', async () => {
    expect(renderToString(<FooterFold title="Shop">Links</FooterFold>)).toContain('open=""');
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(matchMedia(query), { matches: query.includes('639px') }),
      );
    renderHost(<ShopLayout />, { remotes });
    await screen.findAllByText('Search box');
    const service = screen.getByRole('navigation', { name: 'Customer service' });
    const fold = service.querySelector('details');
    expect(fold).not.toHaveAttribute('open');
    fireEvent.click(within(service).getByText('Customer service'));
    expect(fold).toHaveAttribute('open');
    expect(within(service).getByRole('link', { name: 'Track your order' })).toBeVisible();
  });

  it('keeps header and footer when the search is away, and says so', async () => {
    renderHost(<ShopLayout />);
    expect((await screen.findAllByText('Search is unavailable.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /^Cart/ })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});
