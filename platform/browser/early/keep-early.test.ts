import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepEarly } from './keep-early';

const PAGE = `
  <button type="button"><b>Add to Cart</b></button>
  <div data-repeats><button type="button" aria-label="Increase quantity">+</button></div>
  <form action="/search"><input type="search" aria-label="Search"><button>Find</button></form>
  <form aria-label="Filters">
    <label><input type="checkbox"> Samsung</label>
    <label>Sort by <select><option>Newest</option><option>Cheapest</option></select></label>
    <label>Wishes <textarea></textarea></label>
    <button>Apply</button>
  </form>`;

/** Called for each click that reaches the page. */
const heard = jest.fn();
/** Called with true when a form would have been sent; it is not, since jsdom can't. */
const sent = jest.fn();
function send(event: Event) {
  sent(!event.defaultPrevented);
  event.preventDefault();
}
const onFirst = jest.fn();

beforeEach(() => {
  document.body.innerHTML = PAGE;
  document.body.addEventListener('click', heard);
  document.body.addEventListener('submit', send);
  keepEarly(window);
  window.pasalEarly?.onBegin(onFirst);
});
afterEach(() => {
  window.pasalEarly?.stop();
  document.body.removeEventListener('click', heard);
  document.body.removeEventListener('submit', send);
  document.body.innerHTML = '';
  jest.clearAllMocks();
});

test('the address of the page the server has made stays known when another one follows', () => {
  const { pathname, search } = window.location;
  window.history.pushState(null, '', '/product/a-lock?variant=2');
  expect(window.pasalEarly?.address).toBe(pathname + search);
  window.history.back();
});

const done = () => window.pasalEarly?.done;
const pressOf = (target: HTMLElement) => ({
  kind: 'press',
  target,
  says: window.pasalEarly?.read(target),
  repeats: false,
});

describe('what is done before the page answers', () => {
  it('keeps the press of a button, and lets nobody else hear of it', () => {
    // Answers false: the default is prevented.
    expect(fireEvent.click(screen.getByText('Add to Cart'))).toBe(false);
    const target = screen.getByRole('button', { name: 'Add to Cart' });
    expect(done()).toEqual([pressOf(target)]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('leaves a form alone that the browser can send by itself', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls).toEqual([[true]]);
    expect(done()).toEqual([]);
  });

  it('sends no form whose answer the page gives, and keeps its button', () => {
    fireEvent.submit(screen.getByRole('form', { name: 'Filters' }));
    expect(sent.mock.calls).toEqual([[false]]);
    const target = screen.getByRole('button', { name: 'Apply' });
    fireEvent.click(target);
    expect(done()).toEqual([pressOf(target)]);
  });

  it('knows of a button that counts its presses', () => {
    const target = screen.getByRole('button', { name: 'Increase quantity' });
    fireEvent.click(target);
    expect(done()).toEqual([{ ...pressOf(target), repeats: true }]);
  });

  it.each<[string, (button: HTMLElement) => void]>([
    ['text', (button) => button.replaceChildren('Proceed to Checkout')],
    ['name', (button) => button.setAttribute('aria-label', 'Proceed to Checkout')],
    ['role', (button) => button.setAttribute('role', 'tab')],
    ['state', (button) => button.setAttribute('aria-pressed', 'true')],
    ['openness', (button) => button.setAttribute('aria-expanded', 'true')],
  ])('reads another %s of a button as something else', (_what, change) => {
    const button = screen.getByRole('button', { name: 'Add to Cart' });
    const before = window.pasalEarly?.read(button);
    expect(window.pasalEarly?.read(button)).toBe(before);
    change(button);
    expect(window.pasalEarly?.read(button)).not.toBe(before);
  });

  it('keeps what is entered, in the order it was', async () => {
    const user = userEvent.setup();
    const search = screen.getByRole('searchbox');
    const box = screen.getByRole('checkbox', { name: 'Samsung' });
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    await user.type(search, 'tv');
    await user.click(box);
    await user.selectOptions(sort, 'Cheapest');
    await user.click(box);
    expect(done()).toEqual([
      { kind: 'enter', target: search, value: 't' },
      { kind: 'enter', target: search, value: 'tv' },
      { kind: 'enter', target: box, value: true },
      { kind: 'enter', target: sort, value: 'Cheapest' },
      { kind: 'enter', target: box, value: false },
    ]);
  });

  it('reports the first touch, key or pointer', () => {
    expect(onFirst).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body);
    expect(onFirst).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body);
    expect(onFirst).toHaveBeenCalledTimes(1);
  });

  it('leaves everything to the page once it is stopped', () => {
    window.pasalEarly?.stop();
    fireEvent.click(screen.getByText('Add to Cart'));
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'tv' } });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(done()).toEqual([]);
  });
});
