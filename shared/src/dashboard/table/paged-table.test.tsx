import { screen } from '@testing-library/react';
import { forgetShops, renderShop } from '@pasal/shared/testing';
import { PagedTable, type PagedTableProps } from './paged-table';

afterEach(forgetShops);

const texts = {
  title: 'Lamps',
  things: 'lamps',
  failed: 'Failed to load the lamps.',
  empty: 'No lamps',
  emptyText: 'None came yet.',
  emptyFiltered: 'None is like this.',
};
const columns = [{ label: 'Name', cell: (name: string) => name }];
const settled = { isError: false, isFetching: false, refetch: jest.fn() };
const onPage = jest.fn();
const onPageGone = jest.fn();
const show = (part: Partial<PagedTableProps<string>>) =>
  renderShop(
    <PagedTable<string>
      texts={texts}
      columns={columns}
      keyOf={(name) => name}
      answer={settled}
      list={{ items: ['Moon', 'Sun'], total: 12 }}
      page={1}
      isNarrowed={false}
      above={<p>Above</p>}
      onPage={onPage}
      onPageGone={onPageGone}
      {...part}
    />,
  );
beforeEach(() => jest.clearAllMocks());

describe('a page of a list', () => {
  it('shows its rows, which they are of all, and the way to the next', async () => {
    const { user } = show({});
    expect(screen.getByRole('table', { name: 'Lamps' })).toHaveTextContent('MoonSun');
    expect(screen.getByText('Above')).toBeInTheDocument();
    expect(screen.getByText('1 to 10 of 12 lamps')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onPage).toHaveBeenCalledWith(2);
    expect(onPageGone).not.toHaveBeenCalled();
  });

  it('is a skeleton until it came', () => {
    show({ list: undefined, answer: { ...settled, isFetching: true } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('says that it failed, and is asked for again', async () => {
    const { user } = show({ answer: { ...settled, isError: true, error: {} } });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load the lamps.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(settled.refetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    [false, 'None came yet.'],
    [true, 'None is like this.'],
  ])('says that there is nothing; narrowed: %s', (isNarrowed, text) => {
    show({ list: { items: [], total: 0 }, isNarrowed, page: 3 });
    expect(screen.getByRole('status')).toHaveTextContent(`No lamps${text}`);
    expect(screen.queryByText('Above')).not.toBeInTheDocument();
    expect(onPageGone).not.toHaveBeenCalled();
  });

  it('tells the last page when its own is gone, once that is sure', () => {
    const gone = { list: { items: [], total: 12 }, page: 3 };
    const { unmount } = show({ ...gone, answer: { ...settled, isFetching: true } });
    expect(onPageGone).not.toHaveBeenCalled();
    unmount();
    show(gone);
    expect(onPageGone).toHaveBeenCalledWith(2);
  });

  it('dims rows that are to be replaced, unless it is read again by itself', () => {
    const answer = { ...settled, isFetching: true };
    const { unmount } = show({ answer });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    unmount();
    show({ answer, isPolled: true });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  });
});
