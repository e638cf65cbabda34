/** @jest-environment node */
import { renderPagesOnServer } from '@pasal/shared/testing';
import { remote } from './remote';

test('every page renders on a server, without window, document or storage', async () => {
  expect([typeof window, typeof document, typeof localStorage]).toEqual(Array(3).fill('undefined'));
  const pages = await renderPagesOnServer(remote);
  expect(Object.keys(pages)).toEqual(Object.keys(remote.pages));
  for (const html of Object.values(pages)) expect(html).toMatch(/^<\w/);
});

test('no page needs a style attribute, which its policy refuses', async () => {
  const pages = await renderPagesOnServer(remote);
  for (const html of Object.values(pages)) expect(html).not.toContain(' style=');
});
