import { startTransition, useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { EarlyInput } from './early-input';
import { replayEarly } from './replay';

const START = { brand: false, sort: 'newest', text: '', presses: 0, pieces: 0, wished: false };
/** Called each time the page is left for the checkout. */
const left = jest.fn();

/** A page whose answers are made from what it shows, as one whose filters stand in its address. */
function Listing() {
  const [shown, show] = useState(START);
  const goTo = (change: Partial<typeof START>) =>
    // A router goes there a moment later, and renders it in slices.
    void Promise.resolve().then(() => startTransition(() => show({ ...shown, ...change })));
  const [text, setText] = useState('');
  return (
    <>
      <button onClick={() => goTo({ presses: shown.presses + 1 })}>More</button>
      <button onClick={() => (shown.pieces > 0 ? left() : goTo({ pieces: 1 }))}>
        {shown.pieces > 0 ? 'Proceed to Checkout' : 'Add to Cart'}
      </button>
      <button aria-pressed={shown.wished} onClick={() => goTo({ wished: !shown.wished })}>
        Wish
      </button>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        type="checkbox"
        aria-label="Samsung"
        checked={shown.brand}
        onChange={({ target }) => goTo({ brand: target.checked })}
      />
      <select
        aria-label="Sort by"
        value={shown.sort}
        onChange={({ target }) => goTo({ sort: target.value })}
      >
        <option>newest</option>
        <option>cheapest</option>
      </select>
      <output>{JSON.stringify({ ...shown, text })}</output>
    </>
  );
}

type Done = EarlyInput['done'];

const read = (button: HTMLElement) =>
  `${button.textContent} ${button.getAttribute('aria-pressed') ?? ''}`;
const press = (name = 'More', repeats = false): Done[number] => {
  const target = screen.getByRole('button', { name });
  return { kind: 'press', target, says: read(target), repeats };
};
const search = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
const type = (value: string): Done[number] => ({ kind: 'enter', target: search(), value });
const tick = (value: boolean): Done[number] => ({
  kind: 'enter',
  target: screen.getByRole<HTMLInputElement>('checkbox', { name: 'Samsung' }),
  value,
});
const sort = (value: string): Done[number] => ({
  kind: 'enter',
  target: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }),
  value,
});

const stop = jest.fn();
const replay = (...done: Done) =>
  replayEarly({ address: '/', done, read, onBegin: jest.fn(), stop });
const isShown = (change: Partial<typeof START>) =>
  waitFor(() =>
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
      ...START,
      ...change,
    }),
  );

// React renders by itself here, as in a browser, not when a test asks for it.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  stop.mockClear();
  left.mockClear();
  render(<Listing />);
});

describe('what was done before the page answers', () => {
  it('ends the keeping, and presses once what was pressed once', async () => {
    await replay(press());
    expect(stop).toHaveBeenCalledTimes(1);
    await isShown({ presses: 1 });
  });

  it('presses once what was pressed twice: nothing had answered', async () => {
    await replay(press(), press());
    await isShown({ presses: 1 });
  });

  it('presses each time what counts its presses', async () => {
    await replay(press('More', true), press('More', true));
    await isShown({ presses: 2 });
  });

  it('stays on the page when Add to Cart was pressed twice', async () => {
    await replay(press('Add to Cart'), press('Add to Cart'));
    await isShown({ pieces: 1 });
    expect(left).not.toHaveBeenCalled();
  });

  it('leaves out a press of what says something else by now', async () => {
    const recorded = press('Add to Cart');
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await screen.findByRole('button', { name: 'Proceed to Checkout' });
    await replay(recorded);
    await isShown({ pieces: 1 });
    expect(left).not.toHaveBeenCalled();
  });

  it('switches on what was pressed twice, and leaves on what the page shows to be on already', async () => {
    const recorded = press('Wish');
    await replay(recorded, recorded);
    await isShown({ wished: true });
    await replay(recorded);
    await isShown({ wished: true });
  });

  it('presses at its last place what was pressed between two entries and after them', async () => {
    await replay(press(), tick(true), press(), sort('cheapest'), press());
    await isShown({ presses: 1, brand: true, sort: 'cheapest' });
  });

  it('lets the page hear of the last text of a field, which already stands there', async () => {
    const field = search();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'tv');
    await replay(type('t'), type('tv'));
    await isShown({ text: 'tv' });
    expect(field).toHaveValue('tv');
  });

  it('ticks a box, and leaves one that was ticked and unticked', async () => {
    await replay(tick(true), tick(false), tick(true));
    await isShown({ brand: true });
    await replay(tick(false));
    await isShown({});
  });

  it('applies a filter and a sort chosen one after the other', async () => {
    await replay(tick(true), sort('cheapest'), press(), type('tv'));
    await isShown({ brand: true, sort: 'cheapest', presses: 1, text: 'tv' });
  });

  it('leaves out what is gone', async () => {
    const gone = document.createElement('button');
    const pressed = jest.fn();
    gone.addEventListener('click', pressed);
    const says = read(gone);
    await replay({ kind: 'press', target: gone, says, repeats: false }, sort('cheapest'));
    await isShown({ sort: 'cheapest' });
    expect(pressed).not.toHaveBeenCalled();
  });

  it('leaves out what the visitor has entered anew meanwhile', async () => {
    const done = replay(tick(true), type('tv'));
    fireEvent.input(search(), { target: { value: 'tv set' } });
    await done;
    await isShown({ brand: true, text: 'tv set' });
  });

  it('does nothing in a document in which nothing was recorded', async () => {
    await replayEarly(undefined);
    await isShown({});
  });
});
