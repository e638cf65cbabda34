import { openOrdering, readOrdering, tellOrdering } from './ordering-store';

let show: jest.Mock;
let close: () => void;
beforeEach(() => {
  show = jest.fn();
  close = openOrdering(show);
});
/** Every test ends with nothing on its way and no page open. */
afterEach(() => {
  tellOrdering({ type: 'cut-off' });
  close();
});

it('shows what changed, and says that nothing did: the second press sends nothing', () => {
  expect(tellOrdering({ type: 'sent' })).toBe(true);
  expect(tellOrdering({ type: 'sent' })).toBe(false);
  expect(tellOrdering({ type: 'resumed' })).toBe(false);
  expect(show).toHaveBeenCalledTimes(1);
});

it('what is on its way outlives the page; the terms are asked again', () => {
  tellOrdering({ type: 'agreed', agreed: true });
  tellOrdering({ type: 'sent' });
  close();
  expect(readOrdering()).toMatchObject({ at: 'finishing', agreed: false });
  close = openOrdering(show);
  expect(tellOrdering({ type: 'sent' })).toBe(false);
  tellOrdering({ type: 'placed' });
  expect(readOrdering().at).toBe('placed');
});

it('what became of an order whose page was left is shown by no later page', () => {
  tellOrdering({ type: 'sent' });
  close();
  tellOrdering({ type: 'placed' });
  expect(readOrdering().at).toBe('filling');
  close = openOrdering(show);
  expect(tellOrdering({ type: 'sent' })).toBe(true);
});
