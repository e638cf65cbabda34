import { screen } from '@testing-library/react';
import type { RemoteModule } from '@pasal/shared/shell';
import { makeFakeRemotes, renderHost } from '../testing/render-host';
import { RemotePage } from './remote-page';

const moduleWith = (pages: RemoteModule['pages']): RemoteModule => ({
  name: 'catalog',
  routes: [],
  pages,
  slots: {},
});
const Home = () => <h1>Goods</h1>;

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
