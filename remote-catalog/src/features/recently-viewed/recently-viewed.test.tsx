import { act, screen, within } from '@testing-library/react';
import {
  answerCalls,
  cutConnection,
  forgetShops,
  makeProduct,
  renderOnServer,
  renderShop,
} from '@pasal/shared/testing';
import { VIEWED_KEY } from '../../model/viewed';
import { productsAnswer } from '../../testing/products-answer';
import { RecentlyViewed } from './recently-viewed';
import { useRememberViewed } from './use-viewed';

/** Makes every observed part visible. */
let come: () => void;

beforeEach(() => {
  const callbacks = new Set<IntersectionObserverCallback>();
  come = () => {
    for (const call of callbacks) call([{ isIntersecting: true } as never], {} as never);
  };
  window.IntersectionObserver = class {
    constructor(call: IntersectionObserverCallback) {
      callbacks.add(call);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});
afterEach(() => {
  forgetShops();
  localStorage.clear();
});

const [one, two, gone] = [1, 2, 3].map((id) => makeProduct({ id, title: `Camera ${id}` }));
const answer = productsAnswer([one, two].flatMap((product) => product ?? []));
const keep = (...ids: number[]) =>
  localStorage.setItem(VIEWED_KEY, JSON.stringify(ids.map((id) => ({ id, at: id }))));
const section = () => screen.queryByRole('region', { name: 'Recently viewed' });

function Page({ id }: { id: number }) {
  useRememberViewed(id);
  return <RecentlyViewed except={id} />;
}

test('shows what was looked at before, newest first and as it is sold now; the gone are left out', async () => {
  keep(2, gone?.id ?? 0, 1);
  const server = answerCalls({ publicProducts: answer });
  renderShop(<RecentlyViewed />);
  // The section has its place from the start; it requests nothing before it is near.
  expect(within(section() as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(
    3,
  );
  expect(server.calls).toEqual([]);
  act(() => come());
  const titles = await screen.findAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Camera 2', 'Camera 1']);
  expect(server.calls[0]?.query.getAll('id')).toEqual(['2', '3', '1']);
});

test("a product's page remembers it and shows the others", async () => {
  keep(1);
  answerCalls({ publicProducts: answer });
  renderShop(<Page id={2} />);
  act(() => come());
  expect(await screen.findByRole('link', { name: 'Camera 1' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Camera 2' })).not.toBeInTheDocument();
  const kept = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '') as { id: number }[];
  expect(kept.map(({ id }) => id)).toEqual([2, 1]);
});

test('it can be forgotten', async () => {
  keep(1, 2);
  answerCalls({ publicProducts: answer });
  const { user } = renderShop(<RecentlyViewed />);
  await user.click(screen.getByRole('button', { name: /^Clear/ }));
  expect(section()).not.toBeInTheDocument();
  expect(localStorage.getItem(VIEWED_KEY)).toBeNull();
  expect(await screen.findByText('Recently viewed products cleared.')).toBeInTheDocument();
});

test('another tab that looks at something is followed', () => {
  answerCalls({ publicProducts: answer });
  renderShop(<RecentlyViewed />);
  expect(section()).not.toBeInTheDocument();
  keep(2);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: VIEWED_KEY })));
  expect(section()).toBeInTheDocument();
});

test('without any, without an answer or without storage there is no such part', async () => {
  const server = answerCalls({ publicProducts: cutConnection });
  const { unmount } = renderShop(<RecentlyViewed />);
  expect(section()).not.toBeInTheDocument();
  unmount();
  keep(1);
  renderShop(<RecentlyViewed />);
  act(() => come());
  await act(async () => undefined);
  await screen.findByText((_, element) => element?.tagName === 'BODY' && section() === null);
  expect(server.calls).not.toHaveLength(0);
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  renderShop(<RecentlyViewed />);
  expect(section()).not.toBeInTheDocument();
  get.mockRestore();
});

test('the server knows of none', () => {
  keep(1, 2);
  expect(renderOnServer(<RecentlyViewed />, { at: '/', route: '/' }).html).not.toContain(
    'Recently',
  );
});
