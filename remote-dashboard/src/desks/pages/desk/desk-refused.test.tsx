import { screen, waitFor, within } from '@testing-library/react';
import type { RefusedReport } from '@pasal/shared/contracts';
import { forgetShops } from '@pasal/shared/testing';
import { changesSent } from '../../../testing/as-admin';
import { boxOf, openDesk, parcelOf } from '../../../testing/desk';
import { DeskPage } from './desk-page';

afterEach(forgetShops);

const report = (id: number, part: Partial<RefusedReport> = {}): RefusedReport => ({
  id,
  at: '2026-11-20T06:15:00.000Z',
  courier: 'NCM',
  code: `N-${id}`,
  event: 'not_delivered',
  reason: 'refused',
  remarks: 'Gate closed',
  order: { id: 7, order_number: 'NP-2026-000007' },
  problem: 'It was delivered already.',
  ...part,
});

test('refused reports are counted on the way, read, and taken off one by one or all at once', async () => {
  let left = [1, 2, 3, 4].map((id) => report(id, id === 1 ? {} : { order: null, remarks: null }));
  const { user, server } = openDesk(<DeskPage />, 'way', [parcelOf(1, { stage: 'handed_over' })], {
    refusedReports: () => ({ reports: left, total: left.length }),
    dismissReports: async (request) => {
      const { ids } = (await request.json()) as { ids: number[] };
      left = left.filter(({ id }) => !ids.includes(id));
      return { message: 'Taken off the list.' };
    },
  });
  await boxOf(1);
  await screen.findByRole('button', { name: /^Refused reports: 4/ });
  await user.keyboard('e');
  const dialog = within(screen.getByRole('dialog', { name: 'Refused reports: 4' }));
  expect(dialog.getByRole('link', { name: 'NP-2026-000007' })).toBeVisible();
  expect(dialog.getByText(/Gate closed/)).toBeVisible();
  expect(dialog.getAllByText('It was delivered already.')).toHaveLength(4);
  await user.click(dialog.getByRole('button', { name: 'Take off N-1' }));
  await screen.findByRole('dialog', { name: 'Refused reports: 3' });
  expect(screen.queryByText('Gate closed')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take off all 3' }));
  await waitFor(() =>
    expect(changesSent(server)).toEqual([
      ['POST /refused-report/dismiss', { ids: [1] }],
      ['POST /refused-report/dismiss', { ids: [2, 3, 4] }],
    ]),
  );
});

const takeOff = (id: number) => screen.getByRole('button', { name: `Take off N-${id}` });

test('what is taken off leads to the report in its place, the last one to the one before', async () => {
  let left = [1, 2, 3].map((id) => report(id));
  const { user } = openDesk(<DeskPage />, 'way', [], {
    refusedReports: () => ({ reports: left, total: left.length }),
    dismissReports: async (request) => {
      const { ids } = (await request.json()) as { ids: number[] };
      left = left.filter(({ id }) => !ids.includes(id));
      return { message: 'Taken off the list.' };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Refused reports: 3/ }));
  await user.click(takeOff(1));
  await screen.findByRole('dialog', { name: 'Refused reports: 2' });
  expect(takeOff(2)).toHaveFocus();
  await user.click(takeOff(3));
  await screen.findByRole('dialog', { name: 'Refused reports: 1' });
  expect(takeOff(2)).toHaveFocus();
});

test('the last one that is taken off leaves the focus on the row in hand', async () => {
  let left = [report(1)];
  const { user } = openDesk(<DeskPage />, 'way', [parcelOf(1, { stage: 'handed_over' })], {
    refusedReports: () => ({ reports: left, total: left.length }),
    dismissReports: () => {
      left = [];
      return { message: 'Taken off the list.' };
    },
  });
  const box = await boxOf(1);
  const opener = await screen.findByRole('button', { name: /^Refused reports: 1/ });
  await user.click(opener);
  await user.click(takeOff(1));
  await waitFor(() => expect(opener).not.toBeInTheDocument());
  await waitFor(() => expect(box).toHaveFocus());
});

test('no desk but On the way asks for them', async () => {
  const { server } = openDesk(<DeskPage />, 'hand-over', [parcelOf(1, { stage: 'packed' })]);
  await boxOf(1);
  expect(server.calls.filter(({ path }) => path.includes('refused-report'))).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Refused reports/ })).not.toBeInTheDocument();
});
