import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { answerCalls, failWith, forgetShops, renderShop, signedIn } from '@pasal/shared/testing';
import { NewOrdersNotice } from './new-orders-notice';
import { ASK_BEHIND_EVERY, ASK_EVERY } from '../../../kit/new-orders/use-new-orders';

const onShow = jest.fn();
const NEW = 'newOrders';
const wait = (time: number) => act(async () => jest.advanceTimersByTimeAsync(time));

function open() {
  const server = answerCalls({ [NEW]: { newest: 40, total: 0 } });
  const asked = () => server.calls.map(({ query }) => query.get('after'));
  renderShop(
    <>
      <NewOrdersNotice onShow={onShow} />
      <input aria-label="Search" />
    </>,
    { state: signedIn() },
  );
  return { server, asked };
}

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the notice of new orders', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    onShow.mockReset();
  });
  afterEach(() => {
    // Unmounts before the store is reset.
    cleanup();
    setVisibility('visible');
    forgetShops();
    jest.useRealTimers();
  });

  it('asks every so often from the newest order known, and says politely how many came', async () => {
    const { server, asked } = open();
    await wait(100);
    expect(asked()).toEqual([null, '40']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    server.set(NEW, { newest: 43, total: 3 });
    await wait(ASK_EVERY);
    expect(screen.getByRole('status')).toHaveTextContent('Show 3 new orders');
    expect(asked()).toEqual([null, '40', '40']);
  });

  it('takes neither focus nor what is being typed', async () => {
    const { server } = open();
    await wait(100);
    const box = screen.getByRole('textbox', { name: 'Search' });
    box.focus();
    fireEvent.change(box, { target: { value: 'sit' } });
    server.set(NEW, { newest: 41, total: 1 });
    await wait(ASK_EVERY);
    expect(screen.getByRole('button', { name: 'Show 1 new order' })).toBeVisible();
    expect(box).toHaveFocus();
    expect(box).toHaveValue('sit');
    expect(onShow).not.toHaveBeenCalled();
  });

  it('counts from there once they are shown', async () => {
    const { server, asked } = open();
    await wait(100);
    server.set(NEW, { newest: 42, total: 2 });
    await wait(ASK_EVERY);
    server.set(NEW, { newest: 42, total: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 new orders' }));
    expect(onShow).toHaveBeenCalledTimes(1);
    await wait(100);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(asked().at(-1)).toBe('42');
  });

  it('asks more rarely while the page is behind others, and at once when it is back', async () => {
    const { asked } = open();
    await wait(100);
    act(() => setVisibility('hidden'));
    await wait(ASK_BEHIND_EVERY - 100);
    expect(asked()).toEqual([null, '40']);
    await wait(200);
    expect(asked()).toEqual([null, '40', '40']);
    act(() => setVisibility('visible'));
    await wait(100);
    expect(asked()).toEqual([null, '40', '40', '40']);
  });

  it('says nothing when asking fails, and asks again', async () => {
    const { server } = open();
    await wait(100);
    server.set(NEW, failWith(500, {}));
    await wait(ASK_EVERY);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    server.set(NEW, { newest: 41, total: 1 });
    await wait(ASK_EVERY);
    expect(screen.getByRole('status')).toHaveTextContent('Show 1 new order');
  });
});
