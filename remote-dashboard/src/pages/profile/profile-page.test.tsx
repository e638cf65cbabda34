import { screen } from '@testing-library/react';
import { paths } from '@pasal/shared/routing/paths';
import { answerCalls, forgetShops, makeUser, renderShop } from '@pasal/shared/testing';
import { signedIn } from '../../testing/staff';
import { ProfilePage } from './profile-page';

afterEach(forgetShops);
const factOf = (label: string) => screen.getByText(label).nextElementSibling;

describe('the profile', () => {
  it("card 'STAFF PROFILE' with ID, Email, Role (upper-case), Status always 'ACTIVE'", async () => {
    const user = makeUser({ id: 42, email: 'sita@pasal.test', role: 'admin' });
    answerCalls({ 'GET /auth/me': { user } });
    renderShop(<ProfilePage />, { at: paths.profile(), state: signedIn({ ...user }) });
    const card = screen.getByRole('region', { name: 'STAFF PROFILE' });
    expect(factOf('ID')).toHaveTextContent('42');
    expect(factOf('Email')).toHaveTextContent('sita@pasal.test');
    expect(factOf('Role')).toHaveTextContent(/^ADMIN$/);
    expect(factOf('Status')).toHaveTextContent(/^ACTIVE$/);
    expect(card).toHaveTextContent(/Valid for administrative access$/);
  });

  it('shows what the server says of the user now', async () => {
    const user = makeUser({ role: 'staff' });
    answerCalls({ 'GET /auth/me': { user: { ...user, role: 'admin' } } });
    renderShop(<ProfilePage />, { at: paths.profile(), state: signedIn(user) });
    expect(await screen.findByText('ADMIN')).toBeInTheDocument();
  });

  it("With no user: 'No User Data' / 'Please log in to view your profile.'", () => {
    const server = answerCalls({});
    renderShop(<ProfilePage />, { at: paths.profile() });
    expect(screen.getByText('No User Data')).toBeInTheDocument();
    expect(screen.getByText('Please log in to view your profile.')).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });
});
