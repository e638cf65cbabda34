import { screen, waitFor, within } from '@testing-library/react';
import { answerCalls, cutConnection, failWith, forgetShops, makeUser } from '@pasal/shared/testing';
import { renderHost } from '../../testing/render-host';
import { LoginPage } from './login-page';

afterEach(forgetShops);

const user = makeUser({ email: 'admin@pasal.test', role: 'admin' });

/** A part of a token. */
const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');

async function fillIn(view: ReturnType<typeof renderHost>) {
  await view.user.type(screen.getByRole('textbox', { name: 'Email' }), user.email);
  await view.user.type(screen.getByLabelText(/^Password/), 'a-good-password');
  await view.user.click(screen.getByRole('button', { name: 'Login' }));
}

/** The words beside the fields. */
const refusalIn = () =>
  within(screen.getByRole('form', { name: 'Staff login' })).findByRole('alert');

describe('the login page (R2 "Login")', () => {
  it('"On success goes to /dashboard", with the message of the server', async () => {
    const server = answerCalls({
      staffLogin: { message: 'Welcome back.', user, token: 'the-token' },
    });
    const view = renderHost(<LoginPage />, { at: '/login' });
    await fillIn(view);
    await waitFor(() => expect(view.location()).toBe('/dashboard'));
    expect(screen.getByText('Welcome back.')).toBeInTheDocument();
    expect(view.store.getState().auth).toEqual({ isAuthenticated: true, user, token: 'the-token' });
    expect(server.calls[0]?.body).toEqual({ email: user.email, password: 'a-good-password' });
  });

  it('"server message, else \'Login failed. Please try again.\'" (R8.1)', async () => {
    const server = answerCalls({
      staffLogin: failWith(401, { message: 'Email or password is wrong.' }),
    });
    const view = renderHost(<LoginPage />, { at: '/login' });
    await fillIn(view);
    expect(await screen.findByText('Email or password is wrong.')).toBeInTheDocument();
    server.set('staffLogin', failWith(500, {}));
    await view.user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login failed. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(user.email);
    server.set('staffLogin', { message: 'Welcome back.', user, token: 'the-token' });
    await view.user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Welcome back.')).toBeInTheDocument();
    expect(screen.queryByText('Login failed. Please try again.')).not.toBeInTheDocument();
  });

  it('says that the clock is wrong by more than a session lives, and signs nobody in (D365)', async () => {
    const token = `${part({ alg: 'HS256' })}.${part({ exp: 1000 })}.x`;
    const server = answerCalls({ staffLogin: { message: 'Welcome back.', user, token } });
    const view = renderHost(<LoginPage />, { at: '/login' });
    await fillIn(view);
    expect(await refusalIn()).toHaveTextContent(/This computer's clock says .*, and that's wrong/);
    expect(view.location()).toBe('/login');
    expect(view.store.getState().auth.token).not.toBe(token);
    // It stays for as long as it takes to set a clock, and goes with the next try.
    expect(screen.getAllByText(/This computer's clock/)).toHaveLength(1);
    server.set('staffLogin', failWith(401, { message: 'Email or password is wrong.' }));
    await view.user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Email or password is wrong.')).toBeInTheDocument();
    expect(screen.queryByText(/This computer's clock/)).not.toBeInTheDocument();
  });

  it('says that cookies are blocked, and asks nothing (D365)', async () => {
    const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const server = answerCalls({ staffLogin: { message: 'Welcome back.', user, token: 'x' } });
    const view = renderHost(<LoginPage />, { at: '/login' });
    await fillIn(view);
    expect(await refusalIn()).toHaveTextContent(/This browser blocks the shop's cookies/);
    expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
    expect(server.calls).toEqual([]);
    cookies.mockRestore();
  });

  it('says so when the shop is out of reach (D37)', async () => {
    answerCalls({ staffLogin: cutConnection });
    const view = renderHost(<LoginPage />, { at: '/login' });
    await fillIn(view);
    expect(await screen.findByText(/Can't reach the shop/)).toBeInTheDocument();
  });

  it('"password can be shown or hidden"; both fields are required, email by its type (R2.21, R5.1)', async () => {
    const view = renderHost(<LoginPage />, { at: '/login' });
    const password = screen.getByLabelText(/^Password/);
    expect(password).toHaveAttribute('type', 'password');
    await view.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await view.user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  });
});
