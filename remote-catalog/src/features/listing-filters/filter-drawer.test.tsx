import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterDrawer } from './filter-drawer';

let moments: (() => void)[] = [];
beforeEach(() => {
  moments = [];
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => moments.push(run),
    cancelIdleCallback: () => undefined,
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

const atLeisure = () => act(async () => moments.splice(0).forEach((run) => run()));
const button = () => screen.getByRole('button', { name: 'Filter' });
const made = () => document.querySelectorAll('dialog *').length;
const styles = () =>
  [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);

const onRender = jest.fn();
function Choices() {
  onRender();
  return <p>Brands</p>;
}
function show(isButtonSeen: boolean) {
  Object.assign(Element.prototype, { checkVisibility: () => isButtonSeen });
  render(
    <FilterDrawer total={3}>
      <Choices />
    </FilterDrawer>,
  );
}

test('a page at rest makes the drawer, and a press only shows it', async () => {
  show(true);
  await atLeisure();
  expect(screen.queryByRole('dialog')).toBeNull();
  const before = [made(), styles(), onRender.mock.calls.length];
  expect(before[0]).toBeGreaterThan(0);
  await userEvent.click(button());
  expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveTextContent('Brands');
  expect([made(), styles(), onRender.mock.calls.length]).toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button());
  expect(screen.getByRole('dialog')).toHaveTextContent('Brands');
});

test('where the button is not seen, as on a wide screen, nothing is made', async () => {
  show(false);
  await atLeisure();
  expect(made()).toBe(0);
});

test('a press that comes before that opens the drawer all the same', async () => {
  show(true);
  await userEvent.click(button());
  expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveTextContent('Brands');
  await atLeisure();
  expect(screen.getByRole('dialog')).toHaveTextContent('Brands');
});
