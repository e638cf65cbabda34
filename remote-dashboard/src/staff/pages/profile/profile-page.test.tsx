import { screen, waitFor, within } from '@testing-library/react';
import type { StaffSession } from '@pasal/shared/contracts';
import {
  answerCalls,
  failWith,
  forgetShops,
  makeUser,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { ProfilePage } from './profile-page';

afterEach(forgetShops);
const factOf = (label: string) => screen.getByText(label).nextElementSibling;

const here: StaffSession = {
  id: 7,
  device: 'Chrome on Windows',
  address: '203.0.113.x',
  created_at: '2026-11-21T04:00:00.000Z',
  last_seen_at: '2026-11-21T06:00:00.000Z',
  current: true,
};
const phone: StaffSession = { ...here, id: 8, device: 'Firefox on Android', current: false };
const unknown: StaffSession = { ...here, id: 9, device: '', address: '', current: false };
const user = makeUser({ id: 42, email: 'sita@pasal.test', role: 'admin' });
const answers = {
  currentUser: { user },
  staffSessions: { sessions: [here, phone, unknown] },
};
const open = () => renderShop(<ProfilePage />, { at: patterns.profile, state: signedIn(user) });
const sessions = () => screen.getByRole('region', { name: 'Where you are signed in' });

describe('the profile', () => {
  it("card 'STAFF PROFILE' with ID, Email, Role (upper-case), Status always 'ACTIVE'", async () => {
    answerCalls(answers);
    open();
    const card = screen.getByRole('region', { name: 'STAFF PROFILE' });
    expect(factOf('ID')).toHaveTextContent('42');
    expect(factOf('Email')).toHaveTextContent('sita@pasal.test');
    expect(factOf('Role')).toHaveTextContent(/^ADMIN$/);
    expect(factOf('Status')).toHaveTextContent(/^ACTIVE$/);
    expect(card).toHaveTextContent(/Valid for administrative access$/);
    await screen.findByText('Firefox on Android');
  });

  it('shows what the server says of the user now', async () => {
    answerCalls({ ...answers, currentUser: { user: { ...user, role: 'staff' } } });
    open();
    expect(await screen.findByText('STAFF')).toBeInTheDocument();
    await screen.findByText('Firefox on Android');
  });

  it("With no user: 'No User Data' / 'Please log in to view your profile.'", () => {
    const server = answerCalls({});
    renderShop(<ProfilePage />, { at: patterns.profile });
    expect(screen.getByText('No User Data')).toBeInTheDocument();
    expect(screen.getByText('Please log in to view your profile.')).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });
});

const section = (name: string) => within(screen.getByRole('region', { name }));

const type = async (shop: ReturnType<typeof open>, current: string, next: string, again = next) => {
  await shop.user.type(section('Change password').getByLabelText(/^Current password/), current);
  await shop.user.type(screen.getByLabelText(/^New password \*/), next);
  await shop.user.type(screen.getByLabelText(/^New password again/), again);
  await shop.user.click(screen.getByRole('button', { name: 'Change password' }));
};

const changeEmail = async (shop: ReturnType<typeof open>, email: string, password: string) => {
  const fields = section('Change email');
  await shop.user.type(fields.getByLabelText(/^New email/), email);
  await shop.user.type(fields.getByLabelText(/^Current password/), password);
  await shop.user.click(fields.getByRole('button', { name: 'Change email' }));
};

describe('changing the email', () => {
  it('sends it with the current password; the card shows what the server says then', async () => {
    const moved = { ...user, email: 'moved@pasal.test' };
    const server = answerCalls({
      ...answers,
      changeStaffAccount: { message: 'Profile updated successfully!', user: moved },
    });
    const shop = open();
    server.set('currentUser', { user: moved });
    await changeEmail(shop, ' moved@pasal.test', 'my-own-words-1');
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    const call = server.calls.find(({ method }) => method === 'PUT');
    expect(call?.body).toEqual({ email: 'moved@pasal.test', currentPassword: 'my-own-words-1' });
    await waitFor(() => expect(factOf('Email')).toHaveTextContent('moved@pasal.test'));
    expect(section('Change email').getByLabelText(/^New email/)).toHaveValue('');
  });

  it('refused: the words of the server stand beside the field they are about', async () => {
    const message = "The current password isn't correct.";
    const details = [{ path: 'currentPassword', message }];
    answerCalls({
      ...answers,
      changeStaffAccount: refuseWith('VALIDATION', message, details),
    });
    await changeEmail(open(), 'moved@pasal.test', 'wrong-one');
    const field = section('Change email').getByLabelText(/^Current password/);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(section('Change email').getByLabelText(/^New email/)).toHaveValue('moved@pasal.test');
  });
});

describe('changing the password', () => {
  it('sends the current and the new one, and empties the fields', async () => {
    const server = answerCalls({
      ...answers,
      changeStaffAccount: { message: 'Profile updated successfully!', user },
    });
    await type(open(), 'old-password', 'new-password');
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    const call = server.calls.find(({ method }) => method === 'PUT');
    expect(call?.body).toEqual({ currentPassword: 'old-password', newPassword: 'new-password' });
    expect(section('Change password').getByLabelText(/^Current password/)).toHaveValue('');
  });

  it('refused: the words of the server stand beside the field, and what was typed stays', async () => {
    const message = "The current password isn't correct.";
    const details = [{ path: 'currentPassword', message }];
    answerCalls({
      ...answers,
      changeStaffAccount: refuseWith('VALIDATION', message, details),
    });
    await type(open(), 'wrong-one', 'new-password');
    const field = section('Change password').getByLabelText(/^Current password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveValue('wrong-one');
    expect(screen.getByLabelText(/^New password \*/)).toHaveValue('new-password');
  });

  it('is not sent while the two new ones differ', async () => {
    const server = answerCalls(answers);
    await type(open(), 'old-password', 'new-password', 'new-passwort');
    expect(await screen.findByText("The two new passwords don't match.")).toBeInTheDocument();
    expect(server.calls.some(({ method }) => method === 'PUT')).toBe(false);
  });
});

describe('own sessions', () => {
  it('are listed with device, network and when they were last seen; this one cannot be ended', async () => {
    answerCalls(answers);
    open();
    const items = await within(sessions()).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(
      'Chrome on WindowsThis deviceLast seen 21 Nov 2026, 11:45 · 203.0.113.x · since 21 Nov 2026, 09:45',
    );
    expect(within(items[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(items[2]).toHaveTextContent('Unknown device');
  });

  it('one is signed out, or all others', async () => {
    const server = answerCalls({
      ...answers,
      endStaffSession: { message: 'Signed out there.' },
      endOtherStaffSessions: { message: 'Signed out everywhere else.' },
    });
    const { user: person } = open();
    await person.click(await screen.findByRole('button', { name: 'Sign out Firefox on Android' }));
    expect(await screen.findByText('Signed out there.')).toBeInTheDocument();
    server.set('staffSessions', { sessions: [here] });
    await person.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else.')).toBeInTheDocument();
    await waitFor(() => expect(within(sessions()).getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
  });

  it('loading, failed with retry, and a refusal in the words of the server', async () => {
    const server = answerCalls({
      ...answers,
      staffSessions: failWith(500, {}),
      endStaffSession: refuseWith('NOT_FOUND', 'Ended already.'),
    });
    const { user: person } = open();
    expect(within(sessions()).getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the sessions.');
    server.set('staffSessions', { sessions: [here, phone] });
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    await person.click(await screen.findByRole('button', { name: 'Sign out Firefox on Android' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ended already.');
    expect(screen.getByText('Firefox on Android')).toBeInTheDocument();
  });
});
