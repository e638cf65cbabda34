import { createMemoryRouter } from 'react-router-dom';
import { NO_HEALTH } from './remotes/health';
import { watchVisit } from './watch-visit';

const isSalePath = (path: string) => path.startsWith('/product/');
const routerAt = (path: string) =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });
const count = jest.fn();
beforeEach(() => count.mockClear());
const leave = () => window.dispatchEvent(new Event('pagehide'));

test('a visit that reaches nothing is not counted', () => {
  watchVisit({ ...NO_HEALTH, count }, routerAt('/terms'), isSalePath);
  leave();
  expect(count).not.toHaveBeenCalled();
});

test('a visit that reaches what is sold is counted when it is left, from wherever', async () => {
  const router = routerAt('/');
  watchVisit({ ...NO_HEALTH, count }, router, isSalePath);
  await router.navigate('/product/lamp');
  await router.navigate('/terms');
  expect(count).not.toHaveBeenCalled();
  leave();
  expect(count).toHaveBeenCalledWith([{ phase: 'reached' }]);
});

test('one that goes on is counted after ten minutes', () => {
  jest.useFakeTimers();
  watchVisit({ ...NO_HEALTH, count }, routerAt('/product/lamp'), isSalePath);
  jest.advanceTimersByTime(10 * 60 * 1000 - 1);
  expect(count).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(count).toHaveBeenCalledWith([{ phase: 'reached' }]);
  jest.useRealTimers();
});
