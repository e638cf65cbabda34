import { act, screen } from '@testing-library/react';
import type { RemoteModule } from '../../contract/remote-module';
import { forgetShops } from '@pasal/shared/testing';
import { makeFakeRemotes, renderHost } from '../../../host/src/testing/render-host';
import { RemotePage } from './remote-page';
import { RemoteSlot } from './remote-slot';

afterEach(forgetShops);

const moduleWith = (pages: RemoteModule['pages']): RemoteModule => ({
  name: 'catalog',
  routes: [],
  pages,
  slots: {},
});
const Home = () => <h1>Goods</h1>;
const Search = () => <p>Search box</p>;

describe('a page inside a remote', () => {
  it('shows a loading view, then the page', async () => {
    const remotes = makeFakeRemotes(async () => moduleWith({ home: async () => Home }));
    renderHost(<RemotePage remote="catalog" page="home" />, { remotes });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeInTheDocument();
  });

  it('names the remote that failed, and Retry recovers', async () => {
    const load = jest
      .fn<Promise<RemoteModule>, [string]>()
      .mockRejectedValueOnce(new Error('manifest 404'))
      .mockResolvedValue(moduleWith({ home: async () => Home }));
    const { user } = renderHost(<RemotePage remote="catalog" page="home" />, {
      remotes: makeFakeRemotes(load),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the catalogue.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeInTheDocument();
  });

  const pageAndSlot = (
    <>
      <RemoteSlot
        slot="headerSearch"
        props={{ variant: 'desktop' }}
        place="inline"
        failed={() => <p>Search is unavailable.</p>}
      />
      <RemotePage remote="catalog" page="home" />
    </>
  );
  const whole: RemoteModule = {
    ...moduleWith({ home: async () => Home }),
    slots: { headerSearch: async () => Search },
  };

  it('wakes every part of the remote with one Retry, and leaves other remotes alone', async () => {
    let away = true;
    const load = jest.fn(async (name: string) => {
      if (away || name !== 'catalog') throw new Error('away');
      return whole;
    });
    const { user } = renderHost(
      <>
        {pageAndSlot}
        <RemotePage remote="checkout" page="cart" />
      </>,
      { remotes: makeFakeRemotes(load) },
    );
    expect(await screen.findByText('Search is unavailable.')).toBeInTheDocument();
    await screen.findByText('We could not load the checkout.');
    away = false;
    load.mockClear();
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeInTheDocument();
    expect(await screen.findByText('Search box')).toBeInTheDocument();
    expect(screen.queryByText('Search is unavailable.')).not.toBeInTheDocument();
    expect(screen.getByText('We could not load the checkout.')).toBeInTheDocument();
    expect(load.mock.calls.map(([name]) => name)).not.toContain('checkout');
  });

  it('wakes a slot that failed when a page of its remote arrives by itself', async () => {
    const slot = jest.fn().mockRejectedValueOnce(new Error('chunk 404')).mockResolvedValue(Search);
    let show: ((Component: typeof Home) => void) | undefined;
    const home = () =>
      new Promise<typeof Home>((resolve) => {
        show = resolve;
      });
    const module = { ...moduleWith({ home }), slots: { headerSearch: slot } };
    renderHost(pageAndSlot, { remotes: makeFakeRemotes(async () => module) });
    expect(await screen.findByText('Search is unavailable.')).toBeInTheDocument();
    act(() => show?.(Home));
    expect(await screen.findByText('Search box')).toBeInTheDocument();
    expect(slot).toHaveBeenCalledTimes(2);
  });

  it('calls the page anew after a chunk failed, never the rejected promise', async () => {
    const page = jest.fn().mockRejectedValueOnce(new Error('chunk 404')).mockResolvedValue(Home);
    const remotes = makeFakeRemotes(async () => moduleWith({ home: page }));
    const { user } = renderHost(<RemotePage remote="catalog" page="home" />, { remotes });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeInTheDocument();
    expect(page).toHaveBeenCalledTimes(2);
  });

  it('keeps a page that breaks while rendering inside its own boundary', async () => {
    let broken = true;
    const Breaks = () => {
      if (broken) throw new Error('render');
      return <h1>Mended</h1>;
    };
    const remotes = makeFakeRemotes(async () => moduleWith({ home: async () => Breaks }));
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderHost(
      <>
        <p>Header</p>
        <RemotePage remote="catalog" page="home" />
      </>,
      { remotes },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('the catalogue');
    expect(screen.getByText('Header')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { name: 'Mended' })).toBeInTheDocument();
    complaint.mockClear();
  });

  it('fails by name when the remote has no such page', async () => {
    const remotes = makeFakeRemotes(async () => moduleWith({}));
    renderHost(<RemotePage remote="checkout" page="cart" />, { remotes });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the checkout.');
  });
});
