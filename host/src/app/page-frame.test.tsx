import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { PageHead, ShopName } from '@pasal/shared/shell';
import { answerCalls, failWith, makeSiteSettings, makeTestStore } from '@pasal/shared/testing';
import { PageFrame } from './page-frame';

const scrollTo = jest.fn();
const settings = makeSiteSettings({ website: 'https://pasal.example/np' });

const pageOf = (title: string, canonicalPath?: string) => (
  <main tabIndex={-1}>
    <PageHead title={title} {...(canonicalPath && { canonical: canonicalPath })} />
    <h1>{title}</h1>
    <Link to="/terms">Read the terms</Link>
    <Link to="?sort=price_asc">Sort</Link>
  </main>
);

function openShop(sentName = 'Pasal') {
  const router = createMemoryRouter([
    {
      element: <PageFrame />,
      children: [
        { path: '/', element: pageOf('Home', '/') },
        { path: '/terms', element: pageOf('Terms') },
      ],
    },
  ]);
  render(
    <Provider store={makeTestStore()}>
      <ShopName value={sentName}>
        <RouterProvider router={router} />
      </ShopName>
    </Provider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  scrollTo.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  answerCalls({ 'GET /site/settings': { settings } });
});
afterEach(() => jest.restoreAllMocks());

const canonical = () => document.head.querySelector('link[rel=canonical]');

describe('around every page', () => {
  it('"The page scrolls to the top on every route change" (spec §2), and takes the focus along', async () => {
    const user = openShop();
    expect(screen.getByRole('main')).not.toHaveFocus();
    scrollTo.mockClear();
    await user.click(screen.getByRole('link', { name: 'Read the terms' }));
    expect(screen.getByRole('heading', { name: 'Terms' })).toBeInTheDocument();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByText('Terms | Pasal', { ignore: 'title' })).toBeInTheDocument();
  });

  it("ends every title with the shop's name: as the document has it, then as the settings have it", async () => {
    answerCalls({
      'GET /site/settings': { settings: makeSiteSettings({ shop_name: 'Himal Bazaar' }) },
    });
    openShop('Himal');
    expect(document.title).toBe('Home | Himal');
    await waitFor(() => expect(document.title).toBe('Home | Himal Bazaar'));
  });

  it('leaves focus and scroll alone when only a filter changes', async () => {
    const user = openShop();
    scrollTo.mockClear();
    await user.click(screen.getByRole('link', { name: 'Sort' }));
    expect(screen.getByRole('link', { name: 'Sort' })).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('gives a page its canonical link on the origin of the site settings, and only a page that has one', async () => {
    const user = openShop();
    await waitFor(() => expect(canonical()).toHaveAttribute('href', 'https://pasal.example/'));
    await user.click(screen.getByRole('link', { name: 'Read the terms' }));
    expect(canonical()).toBeNull();
  });

  it('has no canonical link while the settings are out of reach', async () => {
    answerCalls({ 'GET /site/settings': failWith(500, {}) });
    openShop();
    await waitFor(() => expect(document.title).toBe('Home | Pasal'));
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  });
});
