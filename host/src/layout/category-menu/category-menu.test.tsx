import { renderToString } from 'react-dom/server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, forgetShops, makeSiteSettings } from '@pasal/shared/testing';
import { MemoryRouter } from 'react-router-dom';
import { renderHost } from '../../testing/render-host';
import { CategoryMenu } from './category-menu';

afterEach(forgetShops);
afterEach(() => jest.restoreAllMocks());

const categories = [
  {
    id: 1,
    name: 'Security Cameras',
    brands: [],
    children: [
      { id: 11, name: 'Dome Cameras' },
      { id: 12, name: 'Cables & More' },
    ],
  },
  { id: 2, name: 'Locks', brands: [], children: [] },
];

function show({ isWide }: { isWide: boolean }) {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: isWide }));
  const settings = makeSiteSettings({ phones: ['+977 1-5970000'] });
  answerCalls({ categoryNames: { categories }, siteSettings: { settings, version: 1 } });
  renderHost(
    <>
      <CategoryMenu />
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}
const opener = () => screen.getByRole('button', { name: 'Categories' });

test('without script it is a link to all products', () => {
  const html = renderToString(
    <MemoryRouter>
      <CategoryMenu />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/product-category/all"');
  expect(html).not.toContain('role="button"');
});

test('a wide window has a panel of categories with their subcategories', async () => {
  const user = show({ isWide: true });
  await user.click(opener());
  const panel = within(await screen.findByRole('navigation', { name: 'Category menu' }));
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await panel.findByRole('link', { name: 'Locks' });
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product-category/Security%20Cameras',
    '/product-category/Dome%20Cameras',
    '/product-category/Cables%20%26%20More',
    '/product-category/Locks',
    '/product-category/all',
  ]);
  await user.click(panel.getByRole('link', { name: 'Dome Cameras' }));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the panel opens by key; Escape closes it and gives the focus back, as leaving it does not', async () => {
  const user = show({ isWide: true });
  await user.tab();
  expect(opener()).toHaveFocus();
  await user.keyboard(' ');
  await screen.findByRole('link', { name: 'Dome Cameras' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Security Cameras' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await screen.findByRole('navigation');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('below the categories a phone has the ways to orders, help and a call', async () => {
  const user = show({ isWide: false });
  await user.click(opener());
  const help = within(await screen.findByRole('navigation', { name: 'Orders and help' }));
  expect(await help.findByRole('link', { name: 'Call +977 1-5970000' })).toHaveAttribute(
    'href',
    'tel:+97715970000',
  );
  expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/track-order',
    '/wishlist',
    '/contact',
    'tel:+97715970000',
  ]);
});

test('a phone has a drawer whose categories open', async () => {
  const user = show({ isWide: false });
  await user.click(opener());
  const drawer = within(await screen.findByRole('dialog', { name: 'Categories' }));
  expect(drawer.getByRole('link', { name: 'All products' })).toBeInTheDocument();
  await user.click(await drawer.findByText('Security Cameras'));
  await user.click(drawer.getByRole('link', { name: 'All Security Cameras' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
