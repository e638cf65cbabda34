import { act, fireEvent, render, screen } from '@testing-library/react';
import { makeProduct } from '@pasal/shared/testing';
import { useResultsReport } from './use-results-report';

const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
const bodies = () => asked.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as object);
const dome = makeProduct({ id: 7, slug: 'dome', title: 'Dome' });

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset().mockRejectedValue(new Error('away'));
  globalThis.fetch = asked as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

function Results({ query, isAnswered = true }: { query: string; isAnswered?: boolean }) {
  useResultsReport(query, isAnswered ? [dome] : undefined);
  return (
    <>
      <a href="/product/dome" onClick={(event) => event.preventDefault()}>
        Dome
      </a>
      <a href="/cart" onClick={(event) => event.preventDefault()}>
        Cart
      </a>
    </>
  );
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a search is told once its answer was read for two seconds', async () => {
  const { rerender } = render(<Results query="do" isAnswered={false} />);
  await pass(5000);
  rerender(<Results query="do" />);
  await pass(1900);
  rerender(<Results query="dome" />);
  await pass(1900);
  expect(bodies()).toEqual([]);
  await pass(200);
  expect(bodies()).toEqual([{ q: 'dome' }]);
  expect(asked).toHaveBeenCalledWith(
    '/api/v1/searched-term',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
});

test('the product that is opened is told at once; other links are not', async () => {
  const { unmount } = render(<Results query="dome" />);
  fireEvent.click(screen.getByRole('link', { name: 'Cart' }));
  fireEvent.click(screen.getByRole('link', { name: 'Dome' }));
  await pass(0);
  expect(bodies()).toEqual([{ q: 'dome', product_id: 7 }]);
  unmount();
  await pass(5000);
  expect(bodies()).toHaveLength(1);
});

test('a browser that asks for privacy tells nothing', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  render(<Results query="dome" />);
  await pass(5000);
  expect(bodies()).toEqual([]);
});
