import { useState } from 'react';
import { messageOf, useStaffLoginMutation } from '@pasal/shared/api';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { notify, PageHead, setCredentials, useShopDispatch } from '@pasal/shared/shell';
import { Button, Field, Icon, IconButton, TextField, TextInput } from '@pasal/shared/ui';
import { Card, Page, PasswordBox } from './login-page.styles';
import { messages } from './messages';

const FLOW = 'login';

/** Staff sign-in (R2 "Login"). What was typed survives a failure. */
export function LoginPage() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [staffLogin, { isLoading }] = useStaffLoginMutation();
  const dispatch = useShopDispatch();
  const navigate = useNavigate();

  async function signIn() {
    try {
      const { message, user, token } = await staffLogin({ body: { email, password } }).unwrap();
      dispatch(setCredentials({ user, token }));
      notify.success(message, { flow: FLOW });
      await navigate(paths.dashboard());
    } catch (error) {
      notify.error(messageOf(error, messages.failed), { flow: FLOW });
    }
  }

  return (
    <Page>
      <PageHead title={messages.title} />
      <Card
        aria-label={messages.title}
        onSubmit={(event) => {
          event.preventDefault();
          void signIn();
        }}
      >
        <h1>{messages.title}</h1>
        <p>{messages.text}</p>
        <TextField
          label={messages.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field label={messages.password} required>
          {(control) => (
            <PasswordBox>
              <TextInput
                {...control}
                type={shown ? 'text' : 'password'}
                name="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              <IconButton
                label={shown ? messages.hide : messages.show}
                onClick={() => setShown(!shown)}
              >
                <Icon name={shown ? 'eye-off' : 'eye'} />
              </IconButton>
            </PasswordBox>
          )}
        </Field>
        <Button type="submit" wide busy={isLoading}>
          {messages.submit}
        </Button>
      </Card>
    </Page>
  );
}
