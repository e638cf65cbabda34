import { openOrdering, readOrdering, dispatchOrdering } from './ordering-store';

let show: jest.Mock;
let close: () => void;
beforeEach(() => {
  show = jest.fn();
  close = openOrdering(show);
});
/** Every test ends with no request in flight and no page open. */
afterEach(() => {
  dispatchOrdering({ type: 'cut-off' });
  close();
});

it('shows what changed, and says that nothing did: the second press sends nothing', () => {
  expect(dispatchOrdering({ type: 'sent' })).toBe(true);
  expect(dispatchOrdering({ type: 'sent' })).toBe(false);
  expect(dispatchOrdering({ type: 'resumed' })).toBe(false);
  expect(show).toHaveBeenCalledTimes(1);
});

it('what is on its way outlives the page; the terms are asked again', () => {
  dispatchOrdering({ type: 'agreed', agreed: true });
  dispatchOrdering({ type: 'sent' });
  close();
  expect(readOrdering()).toMatchObject({ at: 'finishing', agreed: false });
  close = openOrdering(show);
  expect(dispatchOrdering({ type: 'sent' })).toBe(false);
  dispatchOrdering({ type: 'placed' });
  expect(readOrdering().at).toBe('placed');
});

it('what became of an order whose page was left is shown by no later page', () => {
  dispatchOrdering({ type: 'sent' });
  close();
  dispatchOrdering({ type: 'placed' });
  expect(readOrdering().at).toBe('filling');
  close = openOrdering(show);
  expect(dispatchOrdering({ type: 'sent' })).toBe(true);
});
