import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { THEME_ATTRIBUTE, THEME_KEY } from '@pasal/shared/domain';
import { useShownTheme } from '@pasal/shared/theme';
import { ThemeSwitch } from './theme-switch';

const HEAD = `<meta name="theme-color" media="(prefers-color-scheme: light)">
  <meta name="theme-color" media="(prefers-color-scheme: dark)">`;
const shown = () => document.documentElement.dataset['theme'];
const medias = () =>
  Array.from(document.querySelectorAll('meta'), (meta) => meta.getAttribute('media'));

const Seen = () => <output>{useShownTheme()}</output>;

beforeEach(() => {
  document.head.innerHTML = HEAD;
});
afterEach(() => {
  document.documentElement.removeAttribute(THEME_ATTRIBUTE);
  document.head.innerHTML = '';
  localStorage.clear();
});

test('a chosen theme is shown and remembered; the system decides when the choice is taken back', async () => {
  const user = userEvent.setup();
  render(
    <>
      <ThemeSwitch />
      <Seen />
    </>,
  );
  const list = screen.getByRole('combobox', { name: 'Theme' });
  expect(list).toHaveDisplayValue('System theme');
  await user.selectOptions(list, 'Dark theme');
  expect(shown()).toBe('dark');
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  expect(medias()).toEqual(['not all', 'all']);
  await user.selectOptions(list, 'System theme');
  expect(shown()).toBeUndefined();
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
  expect(medias()[1]).toBe('(prefers-color-scheme: dark)');
});

/** Simulates a choice in another tab of the browser. */
const choose = (newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue })));

test('the other tabs of a browser follow', () => {
  render(<ThemeSwitch />);
  choose('light');
  expect(shown()).toBe('light');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Light theme');
  choose(null);
  expect(shown()).toBeUndefined();
});

test('where a browser remembers nothing, the choice holds until the page is left', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  const user = userEvent.setup();
  render(<ThemeSwitch />);
  await user.selectOptions(screen.getByRole('combobox'), 'Dark theme');
  expect(shown()).toBe('dark');
  jest.restoreAllMocks();
});
