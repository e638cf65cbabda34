import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { turnPages } from './turn-pages';

const ROUTES = [
  { id: 'list', path: '/list', element: <h1>All locks</h1> },
  { id: 'lock', path: '/lock', element: <h1>One lock</h1> },
];

/** Navigates as a press on a link does. */
async function press(router: ReturnType<typeof createMemoryRouter>, to: string): Promise<void> {
  const link = document.createElement('a');
  link.href = to;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void router.navigate(to);
  });
  document.body.append(link);
  link.click();
  link.remove();
  await Promise.resolve();
}

/** A router that shows the list, and how each of its changes reaches the tree. */
function open(isTakingOver = false) {
  const router = createMemoryRouter(ROUTES, { initialEntries: ['/list'] });
  const turning = turnPages(router, () => isTakingOver);
  const seen: [string, boolean][] = [];
  turning.subscribe(({ location }, { flushSync }) => {
    seen.push([location.pathname + location.search, flushSync]);
  });
  return { router, turning, seen };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const paint = () => act(() => jest.runAllTimersAsync());

test('another page is shown in one go, after the press on its link was painted', async () => {
  const { router, seen } = open();
  await press(router, '/lock');
  expect(seen).toEqual([]);
  await paint();
  expect(seen).toEqual([['/lock', true]]);
});

test('of changes until then the last one counts', async () => {
  const { router, seen } = open();
  await press(router, '/lock');
  await router.navigate('/list?page=2');
  await paint();
  expect(seen).toEqual([['/list?page=2', true]]);
});

test('a change within a page is passed on at once', async () => {
  const { router, seen } = open();
  await router.navigate('/list?page=2');
  expect(seen).toEqual([['/list?page=2', false]]);
});

test('where code goes to another page, nothing waits: what it changed beside that is for the next page', async () => {
  const { router, seen } = open();
  await router.navigate('/lock');
  expect(seen).toEqual([['/lock', false]]);
});

test('nothing is hurried while the page of the server is taken over', async () => {
  const { router, seen } = open(true);
  await press(router, '/lock');
  expect(seen).toEqual([['/lock', false]]);
});

test('a page is turned in a tab that paints nothing', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const { router, turning } = open();
  render(<RouterProvider router={turning} />);
  await act(() => press(router, '/lock'));
  expect(screen.getByRole('heading')).toHaveTextContent('All locks');
  await paint();
  expect(screen.getByRole('heading')).toHaveTextContent('One lock');
});
