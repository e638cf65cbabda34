import { useEffect, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { messageOf, useCurrentUserQuery, useStaffLoginMutation } from '@pasal/shared/api';
import { selectUser, setCredentials, useShopDispatch, useShopSelector } from '@pasal/shared/shell';
import { Button, Container, LoadingView, TextField } from '@pasal/shared/ui';

function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [staffLogin, { isLoading, error }] = useStaffLoginMutation();
  return (
    <Container>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void staffLogin({ body: { email, password } });
        }}
      >
        <TextField
          label="Email"
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Password"
          type="password"
          required
          value={password}
          error={error && messageOf(error, 'Sign-in failed.')}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" busy={isLoading}>
          Sign in
        </Button>
      </form>
    </Container>
  );
}

const page = (
  <main>
    <Outlet />
  </main>
);

/**
 * A remote that runs alone has no guard: a session that the running server knows is signed in, anyone else
 * may sign in.
 */
export function SignedIn({ children = page }: { children?: ReactNode }) {
  const { data, isError, isLoading } = useCurrentUserQuery();
  const user = useShopSelector(selectUser);
  const dispatch = useShopDispatch();
  useEffect(() => {
    // The server knows the session by its own cookie; the page's token is only for the host.
    if (data && !isError) dispatch(setCredentials({ user: data.user, token: '' }));
  }, [data, isError, dispatch]);
  if (isLoading) return <LoadingView />;
  return user && !isError ? children : <SignIn />;
}
