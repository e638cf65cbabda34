import { CLOSING, LOOK } from './look';

test('the script of a document shows the theme that its browser remembers, and survives where it may not ask', () => {
  const root = { setAttribute: jest.fn() };
  const meta = { content: 'light dark' };
  const page = { documentElement: root, querySelector: () => meta };
  // The text runs as in a browser, with only a page around it.
  const run = new Function('document', 'localStorage', LOOK.script) as (...of: unknown[]) => void;
  run(page, undefined);
  expect(root.setAttribute).not.toHaveBeenCalled();
  run(page, {});
  expect(meta.content).toBe('light dark');
  run(page, { 'pasal:theme': 'dark' });
  expect(root.setAttribute).toHaveBeenCalledWith('data-theme', 'dark');
  expect(meta.content).toBe('dark');
});

test('a document shows at once that its announcement was closed, and survives where it may not ask', () => {
  const root = { setAttribute: jest.fn() };
  const run = new Function('document', 'localStorage', CLOSING) as (...of: unknown[]) => void;
  run({ documentElement: root }, undefined);
  expect(root.setAttribute).not.toHaveBeenCalled();
  run({ documentElement: root }, { 'pasal:announcement': '7' });
  expect(root.setAttribute).toHaveBeenCalledWith('data-closed', '7');
});
