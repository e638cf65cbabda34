import { act, fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from '@pasal/shared/routing';
import { renderShop } from '@pasal/shared/testing';
import { SearchBox } from './search-box';

const onSearch = jest.fn();

function Searched() {
  const [address, setAddress] = useSearchParams();
  const search = (text: string) => {
    onSearch(text);
    setAddress(text ? { search: text } : {});
  };
  return (
    <SearchBox placeholder="Search by name" value={address.get('search') ?? ''} onSearch={search} />
  );
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const wait = (time: number) => act(async () => jest.advanceTimersByTime(time));

describe('the search box', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    onSearch.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  it('"Order search debounce 500 ms"', async () => {
    renderShop(<Searched />);
    type('si');
    await wait(400);
    type('sita ');
    await wait(499);
    expect(onSearch).not.toHaveBeenCalled();
    await wait(1);
    expect(onSearch.mock.calls).toEqual([['sita']]);
    // The new address does not change a text that is being typed.
    expect(screen.getByRole('searchbox')).toHaveValue('sita ');
  });

  it('searches at once with Enter, and not a second time after the pause', async () => {
    renderShop(<Searched />);
    type('ram');
    await act(async () => fireEvent.submit(screen.getByRole('search')));
    expect(onSearch.mock.calls).toEqual([['ram']]);
    await wait(600);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('follows the address when that changes by other means', async () => {
    const { router } = renderShop(<Searched />, { at: '/?search=ram' });
    expect(screen.getByRole('searchbox')).toHaveValue('ram');
    await act(async () => router.navigate('/'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await wait(600);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
