import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Activity } from '@pasal/shared/contracts';
import { answerCalls, failWith, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { me, openAsAdmin } from '../../../testing/as-admin';
import { ActivityPage } from './activity-page';

afterEach(forgetShops);

const entry: Activity = {
  id: 9,
  at: '2026-11-21T06:00:00.000Z',
  by: 'gita@pasal.test',
  kind: 'product',
  action: 'change',
  thing_id: 4,
  thing: 'Dome Camera',
  changes: [
    { field: 'status', before: 'pending', after: 'approve' },
    { field: 'warranty', before: null, after: '1 year' },
    { field: 'additional_description', before: null, after: null },
  ],
};
const many = {
  ...entry,
  id: 8,
  thing: 'Big one',
  changes: Array.from({ length: 9 }, (_none, n) => ({ field: `f${n}`, before: 'a', after: 'b' })),
};
const answers = {
  currentUser: { user: me },
  activities: { activities: [entry, many], total: 60, people: ['gita@pasal.test'] },
};
const open = (query = '') => openAsAdmin(<ActivityPage />, `${patterns.activity}${query}`);
const asked = (server: ReturnType<typeof answerCalls>) =>
  server.calls
    .filter(({ path }) => path === '/activity')
    .map(({ query }) => query.toString())
    .at(-1);

describe('the activity log', () => {
  it('tells who changed what on which thing, from what to what', async () => {
    answerCalls(answers);
    open();
    const row = await screen.findByRole('row', { name: /Dome Camera/ });
    expect(row).toHaveTextContent('21 Nov 2026, 11:45gita@pasal.testChanged product Dome Camera');
    expect(row).toHaveTextContent(/status: before pending → now approve/);
    expect(row).toHaveTextContent(/warranty: before nothing → now 1 year/);
    expect(row).toHaveTextContent(/additional description changed/);
    expect(screen.getByRole('row', { name: /Big one/ })).toHaveTextContent(/and 3 more$/);
    expect(screen.getByText('1 to 25 of 60 entries')).toBeInTheDocument();
  });

  it('is narrowed by person, kind and days, all in the address', async () => {
    const server = answerCalls(answers);
    const { user, location } = open('?page=2');
    await screen.findByText('26 to 50 of 60 entries');
    await user.selectOptions(screen.getByLabelText('Person'), 'gita@pasal.test');
    await user.selectOptions(screen.getByLabelText('About'), 'Product');
    await user.type(screen.getByLabelText('From'), '2026-11-01');
    await user.type(screen.getByLabelText('To'), '2026-11-21');
    const query = 'by=gita%40pasal.test&kind=product&from=2026-11-01&to=2026-11-21';
    await waitFor(() => expect(location()).toBe(`${patterns.activity}?${query}`));
    await waitFor(() =>
      expect(asked(server)?.split('&').toSorted()).toEqual(
        [...query.split('&'), 'limit=25', 'page=1'].toSorted(),
      ),
    );
  });

  it('a year that is still being typed asks for nothing', async () => {
    const server = answerCalls(answers);
    const { location } = open('?from=0002-11-01');
    await screen.findByText('1 to 25 of 60 entries');
    expect(asked(server)).toBe('page=1&limit=25');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '0002-11-21' } });
    expect(screen.getByLabelText('To')).toHaveValue('0002-11-21');
    expect(location()).not.toContain('to=');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-21' } });
    await waitFor(() => expect(asked(server)).toContain('to=2026-11-21'));
  });

  it('an address that makes no sense shows everything', async () => {
    const server = answerCalls(answers);
    open('?page=-1&kind=secret&from=yesterday');
    await screen.findByText('1 to 25 of 60 entries');
    expect(asked(server)).toBe('page=1&limit=25');
  });

  it('loading, failed with retry, empty', async () => {
    const server = answerCalls({ ...answers, activities: failWith(500, {}) });
    const { user } = open('?kind=city');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the activity log.');
    server.set('activities', { activities: [], total: 0, people: [] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No activity found')).toBeInTheDocument();
    expect(screen.getByText('No entries match these filters.')).toBeInTheDocument();
  });
});
