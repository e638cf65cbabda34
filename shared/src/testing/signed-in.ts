import type { User } from '@pasal/shared/contracts';
import type { ShellState } from '@pasal/shared/shell';
import { makeUser } from './factories';

/** The shell's state after a sign-in. */
export function signedIn(part: Partial<User> = {}): Pick<ShellState, 'auth'> {
  return { auth: { isAuthenticated: true, user: makeUser(part), token: 'token' } };
}
