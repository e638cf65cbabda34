import type { OrderRequest, QuotedLine } from '@pasal/shared/contracts';
import {
  awaitsConnection,
  chooseView,
  notOrdering,
  orderingAfter,
  type Ordering,
  type OrderingEvent,
  type PlacingFailure,
} from './ordering';

const body: OrderRequest = {
  customer_name: 'Sita Sharma',
  email: 'sita@example.com',
  phone: '+9779841234567',
  address: 'Baneshwor 10',
  district_id: 27,
  city_id: 2701,
  payment_method: 'cash_on_delivery',
  delivery_type: 'home_delivery',
  cartItems: [{ id: 7, price: 4500, quantity: 2 }],
};
const order = { order_number: 'NP-2026-000012', total: 9000, items: [] };
const line = (id: number): QuotedLine => ({
  id,
  title: `Product ${id}`,
  price: 4800,
  quantity: 2,
  in_stock: 5,
  problem: 'PRICE_CHANGED',
});
const NO: PlacingFailure = {
  message: 'Failed to place order',
  lines: null,
  charge: null,
  fields: {},
  retryable: true,
  unreachable: false,
  keyTaken: false,
  ordered: null,
  limits: null,
  scarce: null,
};
const UNHEARD: PlacingFailure = { ...NO, unreachable: true };

const rest = { agreed: true, learned: null };
const states = {
  filling: { at: 'filling', ...rest },
  sending: { at: 'sending', ...rest },
  finishing: { at: 'finishing', ...rest },
  refused: { at: 'refused', failure: NO, ...rest },
  unheard: { at: 'unheard', failure: UNHEARD, body: JSON.stringify(body), ...rest },
  placed: { at: 'placed', ...rest },
  ordered: { at: 'ordered', order, ...rest },
} satisfies Record<Ordering['at'], Ordering>;

const refusedWith = (part: Partial<PlacingFailure>, quotedAt = 1): OrderingEvent => ({
  type: 'refused',
  failure: { ...NO, ...part },
  body,
  quotedAt,
});
const events = {
  agreed: { type: 'agreed', agreed: true },
  sent: { type: 'sent' },
  resumed: { type: 'resumed' },
  placed: { type: 'placed' },
  refused: refusedWith({}),
  'refused lines': refusedWith({ lines: [line(7)] }),
  'refused charge': refusedWith({ lines: [], charge: 150 }),
  unheard: refusedWith({ unreachable: true }),
  'ordered elsewhere': refusedWith({ ordered: order, lines: [line(7)] }),
  'cut-off': { type: 'cut-off' },
  closed: { type: 'closed' },
} satisfies Record<string, OrderingEvent>;

type State = keyof typeof states;
type Leads = Partial<Record<keyof typeof events, State>>;

const toBeSent: Leads = { sent: 'sending', resumed: 'finishing', closed: 'filling' };
/** While a request is in flight nothing else is sent. */
const onItsWay: Leads = {
  placed: 'placed',
  refused: 'refused',
  'refused lines': 'filling',
  'refused charge': 'refused',
  unheard: 'unheard',
  'ordered elsewhere': 'ordered',
  'cut-off': 'filling',
  closed: 'finishing',
};
const over: Leads = { closed: 'filling' };

/** The next state of each event; an event not listed changes nothing. */
const table: Record<State, Leads> = {
  filling: toBeSent,
  refused: toBeSent,
  unheard: toBeSent,
  sending: onItsWay,
  finishing: onItsWay,
  placed: over,
  ordered: over,
};

const rows = Object.keys(states).flatMap((state) =>
  Object.keys(events).map((event) => {
    const next = table[state as State][event as keyof typeof events];
    return [state as State, event as keyof typeof events, next ?? 'stays'] as const;
  }),
);

it.each(rows)('%s, %s: %s', (state, event, next) => {
  const before: Ordering = states[state];
  const after = orderingAfter(before, events[event]);
  expect(after.at).toBe(next === 'stays' ? state : next);
  // The same object: a second sender sees that a request is already in flight.
  expect(after === before).toBe(next === 'stays');
  expect(after.agreed).toBe(event !== 'closed');
});

it('the terms can be taken back at any time', () => {
  for (const state of Object.values(states)) {
    expect(orderingAfter(state, { type: 'agreed', agreed: false })).toEqual({
      ...state,
      agreed: false,
    });
  }
});

it('keeps why it was refused, what found no connection, and which order was first', () => {
  expect(orderingAfter(states.sending, events.refused)).toMatchObject({ failure: NO });
  expect(orderingAfter(states.sending, events.unheard)).toEqual(states.unheard);
  expect(orderingAfter(states.sending, events['ordered elsewhere'])).toEqual(states.ordered);
});

it('forgets the terms and what it learned when the checkout is left', () => {
  const learned = { lines: [line(7)], since: 1 };
  expect(orderingAfter({ ...states.refused, learned }, events.closed)).toEqual(notOrdering);
  expect(orderingAfter({ ...states.sending, learned }, events.closed)).toEqual({
    ...notOrdering,
    at: 'finishing',
  });
});

it('learns of more lines with each refusal, until the cart is quoted anew', () => {
  const first = orderingAfter(states.sending, events['refused lines']);
  expect(first.learned).toEqual({ lines: [line(7)], since: 1 });
  const again = orderingAfter(
    orderingAfter(first, { type: 'sent' }),
    refusedWith({ lines: [line(8)] }, 1),
  );
  expect(again.learned).toEqual({ lines: [line(7), line(8)], since: 1 });
  const requoted = orderingAfter(
    orderingAfter(again, { type: 'sent' }),
    refusedWith({ lines: [line(9)] }, 2),
  );
  expect(requoted.learned).toEqual({ lines: [line(9)], since: 2 });
  const withCharge = refusedWith({ lines: [line(9)], charge: 150 });
  expect(orderingAfter(states.sending, withCharge)).toEqual(states.filling);
});

it('what found no connection waits for one while it is agreed to and unchanged', () => {
  expect(awaitsConnection(states.unheard, body)).toBe(true);
  expect(awaitsConnection(states.unheard, structuredClone(body))).toBe(true);
  expect(awaitsConnection({ ...states.unheard, agreed: false }, body)).toBe(false);
  expect(awaitsConnection(states.unheard, { ...body, address: 'Baneshwor 11' })).toBe(false);
  expect(awaitsConnection(states.unheard, null)).toBe(false);
  expect(awaitsConnection(states.refused, body)).toBe(false);
});

it.each([
  ['filling', 'form', 'empty'],
  ['refused', 'form', 'empty'],
  ['unheard', 'form', 'empty'],
  ['sending', 'form', 'finishing'],
  ['finishing', 'finishing', 'finishing'],
  ['placed', 'placed', 'placed'],
  ['ordered', 'ordered', 'ordered'],
] as const)('%s shows %s, with an empty cart %s', (state, withLines, empty) => {
  expect(chooseView(states[state], false)).toBe(withLines);
  expect(chooseView(states[state], true)).toBe(empty);
});
