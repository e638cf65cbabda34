import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  return Object.assign(userEvent.setup(), { router });
}

/** Changes the page's size; jsdom has no layout and never does. */
let grow: () => void = () => undefined;
class PageSize {
  constructor(private readonly onSize: () => void) {}
  observe() {
    grow = this.onSize;
  }
  disconnect() {
    grow = () => undefined;
  }
}

function scrolledTo(top: number) {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
}

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: PageSize });
  Object.assign(window, { scrollY: 0 });
  scrollTo.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  answerCalls({ siteSettings: { settings, version: 1 } });
});
afterEach(() => jest.restoreAllMocks());

const canonical = () => document.head.querySelector('link[rel=canonical]');

describe('around every page', () => {
  it('"The page scrolls to the top on every route change" (R2.10), and takes the focus along', async () => {
    const user = openShop();
    expect(screen.getByRole('main')).not.toHaveFocus();
    scrollTo.mockClear();
    await user.click(screen.getByRole('link', { name: 'Read the terms' }));
    expect(screen.getByRole('heading', { name: 'Terms' })).toBeInTheDocument();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByText('Terms | Pasal', { ignore: 'title' })).toBeInTheDocument();
  });

  it('finds a page where it was left on Back, and only on Back (D45)', async () => {
    const user = openShop();
    scrolledTo(640);
    await user.click(screen.getByRole('link', { name: 'Read the terms' }));
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    scrolledTo(90);
    scrollTo.mockClear();
    await act(() => user.router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
    expect(scrollTo.mock.calls).toEqual([[0, 640]]);
    expect(screen.getByRole('main')).toHaveFocus();
    // The page's list loads later: only now the page is high enough.
    act(() => grow());
    expect(scrollTo.mock.calls).toEqual([
      [0, 640],
      [0, 640],
    ]);
    // From now on the visitor scrolls the page.
    fireEvent.wheel(window);
    act(() => grow());
    expect(scrollTo).toHaveBeenCalledTimes(2);
    scrollTo.mockClear();
    await act(() => user.router.navigate(1));
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeInTheDocument();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('finds its place again behind filters, and holds no page longer than it is shown', async () => {
    const user = openShop();
    scrolledTo(300);
    await user.click(screen.getByRole('link', { name: 'Sort' }));
    scrolledTo(700);
    await user.click(screen.getByRole('link', { name: 'Read the terms' }));
    scrollTo.mockClear();
    await act(() => user.router.navigate(-1));
    await waitFor(() => expect(scrollTo.mock.calls).toEqual([[0, 700]]));
    await user.click(screen.getByRole('link', { name: 'Read the terms' }));
    scrollTo.mockClear();
    act(() => grow());
    expect(scrollTo).not.toHaveBeenCalled();
    await act(() => user.router.navigate(-2));
    await waitFor(() => expect(scrollTo.mock.calls).toEqual([[0, 300]]));
  });

  it("ends every title with the shop's name: as the document has it, then as the settings have it", async () => {
    answerCalls({
      siteSettings: { settings: makeSiteSettings({ shop_name: 'Himal Bazaar' }), version: 1 },
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
    answerCalls({ siteSettings: failWith(500, {}) });
    openShop();
    await waitFor(() => expect(document.title).toBe('Home | Pasal'));
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  });
});
