import { act, screen, waitFor } from '@testing-library/react';
import { cutConnection, forgetShops, makeCartItem } from '@pasal/shared/testing';
import { forgetDraft } from '../../model/checkout-draft';
import {
  camera,
  field,
  openCheckout,
  PLACE,
  placeButton,
  placedAnswer,
  placedOrder,
  termsBox,
} from '../../testing/open-checkout';

const KEY = 'pasal:checkout';
const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('Idempotency-Key');

afterEach(() => {
  jest.restoreAllMocks();
  forgetShops();
  forgetDraft();
});

/** Simulates a reload: the tab's session storage stays, the page's memory does not. */
function reload() {
  const kept = sessionStorage.getItem(KEY);
  forgetDraft();
  if (kept !== null) sessionStorage.setItem(KEY, kept);
}

it('what was typed survives a reload, and the terms are asked again', async () => {
  const first = openCheckout();
  await first.fill();
  first.unmount();
  reload();
  openCheckout();
  expect(field('Full Name')).toHaveValue('Sita Sharma');
  expect(field('Phone')).toHaveValue('984-1234567');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Kirtipur'),
  );
  expect(termsBox()).not.toBeChecked();
  expect(placeButton()).toBeDisabled();
});

it.each([
  [-1, 'Sita Sharma', 1],
  [1, '', 0],
])(
  '12 hours and %i minutes later a reload finds "%s" as the name (D20)',
  async (minutes, name, drafts) => {
    const first = openCheckout();
    await first.fill();
    first.unmount();
    const later = Date.now() + (12 * 60 + minutes) * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    reload();
    openCheckout();
    expect(field('Full Name')).toHaveValue(name);
    expect(sessionStorage).toHaveLength(drafts);
  },
);

/** Presses Place Order and reloads before there is an answer. Returns the sent request. */
async function leaveInFlight() {
  const cuts: (() => void)[] = [];
  const first = openCheckout([camera], {
    [PLACE]: () =>
      new Promise((_answer, reject) => {
        cuts.push(() => reject(new TypeError('Failed to fetch')));
      }),
  });
  await first.fill();
  await first.user.click(placeButton());
  await waitFor(() => expect(first.orders()).toHaveLength(1));
  // The browser aborts the call with the page, which still gets the error.
  window.dispatchEvent(new Event('pagehide'));
  await act(async () => cuts[0]?.());
  first.unmount();
  forgetShops();
  reload();
  return first.orders()[0];
}

describe('a reload while the order is on its way', () => {
  it('repeats the same request under the same key, and confirms', async () => {
    const sent = await leaveInFlight();
    const { orders, store, router } = openCheckout();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(orders()).toHaveLength(1);
    expect(keyOf(orders()[0])).toBe(keyOf(sent));
    expect(orders()[0]?.body).toEqual(sent?.body);
    expect(router.state.location.state).toMatchObject({ order: placedOrder });
    expect(store.getState().cart.items).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('says what it waits for meanwhile, and leaves what was put into the cart since', async () => {
    await leaveInFlight();
    const lock = makeCartItem({ id: 2, title: 'Smart Lock' });
    const waiting: ((answer: Response) => void)[] = [];
    const { store } = openCheckout([camera, lock], {
      [PLACE]: () =>
        new Promise<Response>((resolve) => {
          waiting.push(resolve);
        }),
    });
    expect(await screen.findByText('Finishing your order…')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await act(async () => waiting[0]?.(placedAnswer()));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(store.getState().cart.items).toEqual([lock]);
  });

  it('without an answer once more, the form is back with a retry that waits for the terms', async () => {
    const sent = await leaveInFlight();
    const { agree, orders, server, user } = openCheckout([camera], { [PLACE]: cutConnection });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(retry).toBeDisabled();
    expect(field('Full Name')).toHaveValue('Sita Sharma');
    server.set(PLACE, placedAnswer);
    await agree();
    await user.click(retry);
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(orders().map(keyOf)).toEqual([keyOf(sent), keyOf(sent)]);
  });
});

it('an order that was refused is not sent again by a reload', async () => {
  const first = openCheckout([camera], { [PLACE]: cutConnection });
  await first.fill();
  await first.user.click(placeButton());
  await screen.findByRole('button', { name: 'Try Again' });
  first.unmount();
  reload();
  const { orders } = openCheckout();
  await waitFor(() => expect(screen.queryByText(/^Checking prices/)).toBeNull());
  expect(orders()).toEqual([]);
});
