import { useState } from 'react';
import { pathIn, type Language } from '@pasal/platform/contract/language';
import { messageOf, useStaffLoginMutation } from '@pasal/shared/api';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { LANGUAGE, notify, PageHead, setCredentials, useShopDispatch } from '@pasal/shared/shell';
import {
  Button,
  Field,
  Icon,
  IconButton,
  TextField,
  TextInput,
  useForm,
  icons,
  type FormProblems,
} from '@pasal/shared/ui';
import { isOverAtOnce, keepsCookies } from '../../store/token-cookie';
import { Card, Page, PasswordBox, Refusal } from './login-page.styles';
import * as messages from './messages';

const FLOW = 'login';

/** Opens the dashboard in another language, which is another document. @returns false if it is the current language */
function leaveFor(language: Language = LANGUAGE): boolean {
  if (language === LANGUAGE) return false;
  window.location.assign(pathIn(language, paths.dashboard()));
  return true;
}

/** The computer's own date and time, in its user's format. */
const clock = new Intl.DateTimeFormat(LANGUAGE === 'ne' ? 'ne-NP' : 'en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/**
 * Signs in and opens the dashboard, or shows why not. An error caused by this browser or computer stays in the form
 * until the next attempt (D365): it takes a while to fix, and does not come from the shop.
 */
function useSignIn() {
  const [refusal, setRefusal] = useState<string>();
  const [staffLogin] = useStaffLoginMutation();
  const dispatch = useShopDispatch();
  const navigate = useNavigate();

  async function signIn(body: {
    email: string;
    password: string;
  }): Promise<FormProblems | undefined> {
    setRefusal(undefined);
    const refuse = (words: string) => {
      setRefusal(words);
      // No field is to blame.
      return {};
    };
    if (!keepsCookies()) return refuse(messages.noCookies);
    try {
      const { message, user, token } = await staffLogin({ body }).unwrap();
      const now = new Date();
      if (isOverAtOnce(token, now.getTime())) return refuse(messages.wrongClock(clock.format(now)));
      dispatch(setCredentials({ user, token }));
      if (leaveFor(user.language)) return undefined;
      notify.success(message, { flow: FLOW });
      await navigate(paths.dashboard());
    } catch (error) {
      notify.error(messageOf(error, messages.failed), { flow: FLOW });
    }
    return undefined;
  }
  return { signIn, refusal };
}

/** Staff sign-in (R2 "Login"). The fields keep their text after a failure. */
export function LoginPage() {
  const [shown, setShown] = useState(false);
  const { signIn, refusal } = useSignIn();

  const { frame, field, isBusy } = useForm({
    start: { email: '', password: '' },
    send: signIn,
  });
  const { error: passwordError, ...password } = field('password');

  return (
    <Page>
      <PageHead title={messages.title} />
      <Card {...frame} aria-label={messages.title}>
        <h1>{messages.title}</h1>
        <p>{messages.text}</p>
        <TextField
          label={messages.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          {...field('email')}
        />
        <Field label={messages.password} required error={passwordError}>
          {(control) => (
            <PasswordBox>
              <TextInput
                {...control}
                type={shown ? 'text' : 'password'}
                name="password"
                autoComplete="current-password"
                {...password}
              />
              <IconButton
                label={shown ? messages.hide : messages.show}
                onClick={() => setShown(!shown)}
              >
                <Icon shape={shown ? icons.eyeOff : icons.eye} />
              </IconButton>
            </PasswordBox>
          )}
        </Field>
        {refusal !== undefined && <Refusal role="alert">{refusal}</Refusal>}
        <Button type="submit" wide busy={isBusy}>
          {messages.submit}
        </Button>
      </Card>
    </Page>
  );
}
