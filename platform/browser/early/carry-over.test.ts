import { carryOver } from './carry-over';
import type { EarlyInput } from './early-input';
import { keepEarly } from './keep-early';

const LINE = `<li>
  <a href="/product/dome">Dome Camera</a>
  <button type="button" aria-label="Increase quantity of Dome Camera">+</button>
</li>`;
const PLACE = `<div><ul>${LINE}${LINE}</ul></div>`;

const carried = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const part = (selector: string, number: number) => {
  const found = document.querySelectorAll<HTMLElement>(`main ${selector}`)[number];
  if (!found) throw new Error(`there is no ${selector} ${number}`);
  return found;
};

let early: EarlyInput;

beforeEach(() => {
  document.body.innerHTML = `<main>${PLACE}</main><button>Menu</button>`;
  keepEarly(window);
  if (!window.pasalEarly) throw new Error('nothing is kept');
  early = window.pasalEarly;
});
afterEach(() => early.stop());

/** The page comes instead of what was in its place. */
function exchange(page: string): void {
  const place = part('> div', 0);
  carryOver(place, early);
  place.remove();
  const main = document.querySelector('main');
  if (main) main.innerHTML = page;
}

const targets = () => early.done.map(({ target }) => target);

test('what was pressed is pressed in the page that comes instead, of two alike the same one', async () => {
  part('button', 1).click();
  part('button', 0).click();
  exchange(PLACE);
  await carried();
  expect(targets()).toEqual([part('button', 1), part('button', 0)]);
});

test('so it is with the focus', async () => {
  part('a', 1).focus();
  exchange(PLACE);
  await carried();
  expect(document.activeElement).toBe(part('a', 1));
});

test('what the page does not have is pressed nowhere, and what stands elsewhere stays', async () => {
  const menu = document.querySelector<HTMLElement>('body > button');
  part('button', 0).click();
  menu?.click();
  exchange('<p>We could not load the checkout.</p>');
  await carried();
  expect(targets().map(({ isConnected }) => isConnected)).toEqual([false, true]);
  expect(targets()[1]).toBe(menu);
});

test('a place that stays keeps all of it', async () => {
  part('button', 0).click();
  part('a', 0).focus();
  const before = part('button', 0);
  carryOver(part('> div', 0), early);
  await carried();
  expect(targets()).toEqual([before]);
  expect(document.activeElement).toBe(part('a', 0));
});
