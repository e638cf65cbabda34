import { screen, waitFor, within } from '@testing-library/react';
import type { StaffMember } from '@pasal/shared/contracts';
import { answerCalls, failWith, forgetShops, refuseWith } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { choose, me, openAsAdmin } from '../../../testing/as-admin';
import { StaffPage } from './staff-page';

afterEach(forgetShops);

const member = (part: Partial<StaffMember>): StaffMember => ({
  id: 2,
  email: 'gita@pasal.test',
  role: 'staff',
  disabled: false,
  created_at: '2026-11-01T06:15:00.000Z',
  last_seen_at: null,
  ...part,
});
const gita = member({});
const answers = {
  currentUser: { user: me },
  staffMembers: { staffs: [member({ ...me, last_seen_at: '2026-11-21T06:00:00.000Z' }), gita] },
};
const open = () => openAsAdmin(<StaffPage />, patterns.staff);
const calls = (server: ReturnType<typeof answerCalls>, method: string) =>
  server.calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);

describe('the staff', () => {
  it('are listed with role, status and when they were last seen', async () => {
    answerCalls(answers);
    open();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const row = await screen.findByRole('row', { name: /gita@pasal.test/ });
    expect(row).toHaveTextContent('gita@pasal.test StaffActiveNever01 Nov 2026, 12:00');
    expect(screen.getByRole('row', { name: /admin@pasal.test You/ })).toHaveTextContent(
      'AdministratorActive21 Nov 2026, 11:45',
    );
  });

  it('nobody is offered a change of their own rights (D26)', async () => {
    answerCalls(answers);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Actions for ${me.email}` }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Sessions']);
  });

  it('someone is added; refused, what was typed stays beside the words of the server', async () => {
    const message = 'This email address already belongs to a member of staff.';
    const server = answerCalls({
      ...answers,
      addStaffMember: refuseWith('CONFLICT', message),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add staff' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add staff' }));
    await user.type(dialog.getByLabelText(/^Email/), 'new@pasal.test');
    await user.type(dialog.getByLabelText(/^Password/), 'twelve-chars-long');
    await user.selectOptions(dialog.getByLabelText('Role'), 'Administrator');
    await user.click(dialog.getByRole('button', { name: 'Add staff' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('new@pasal.test');
    server.set('addStaffMember', { message: 'Staff added successfully!', user: gita });
    await user.click(dialog.getByRole('button', { name: 'Add staff' }));
    expect(await screen.findByText('Staff added successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const body = { email: 'new@pasal.test', password: 'twelve-chars-long', role: 'admin' };
    expect(calls(server, 'POST').at(-1)).toEqual(['/auth/add-staff', body]);
  });

  it.each([
    ['Make administrator', 'Make administrator', { role: 'admin' }],
    ['Disable', 'Disable', { disabled: true }],
  ])('%s asks first', async (item, confirm, body) => {
    const server = answerCalls({
      ...answers,
      changeStaffMember: { message: 'Staff updated successfully!', staff: gita },
    });
    const shop = open();
    await choose(shop, gita.email, item);
    expect(calls(server, 'PUT')).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    await shop.user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText('Staff updated successfully!')).toBeInTheDocument();
    expect(calls(server, 'PUT')).toEqual([['/auth/staffs/2', body]]);
  });

  it('someone is deleted; a refusal stays in the dialog', async () => {
    const message = 'The shop needs at least one administrator, and this is the last one.';
    const server = answerCalls({ ...answers, deleteStaffMember: refuseWith('CONFLICT', message) });
    const shop = open();
    await choose(shop, gita.email, 'Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete gita@pasal.test?' }));
    await shop.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    server.set('deleteStaffMember', { message: 'Staff deleted successfully!' });
    await shop.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Staff deleted successfully!')).toBeInTheDocument();
  });

  it('their sessions can be seen and ended', async () => {
    const session = { id: 5, device: 'Chrome on Mac', address: '', current: false };
    const times = { created_at: gita.created_at, last_seen_at: gita.created_at };
    const server = answerCalls({
      ...answers,
      staffSessions: { sessions: [{ ...session, ...times }] },
      endOtherStaffSessions: { message: 'Signed out everywhere else.' },
    });
    const shop = open();
    await choose(shop, gita.email, 'Sessions');
    await shop.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(calls(server, 'DELETE')).toHaveLength(1));
  });

  it('loading fails with a retry', async () => {
    const server = answerCalls({ ...answers, staffMembers: failWith(500, {}) });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the staff.');
    server.set('staffMembers', { staffs: [] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No staff found')).toBeInTheDocument();
  });
});
