import { keepPressesApart } from './keep-presses-apart';

/** A button, and the number of presses it has received. */
function openButton() {
  let heard = 0;
  const button = document.createElement('button');
  button.addEventListener('click', () => (heard += 1));
  document.body.append(button);
  const press = (detail: number) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  return { press, heard: () => heard };
}

test('the second press of a double one is not heard by another page', () => {
  let page = '/checkout';
  keepPressesApart(() => page);
  const { press, heard } = openButton();
  press(1);
  press(2);
  expect(heard()).toBe(2);
  page = '/order/NP-2026-000001';
  expect(press(3)).toBe(false);
  expect(heard()).toBe(2);
  // The next press is intended, and so is one by keyboard.
  press(1);
  press(0);
  expect(heard()).toBe(4);
});
