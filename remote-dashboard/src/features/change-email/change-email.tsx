import { useId, useState } from 'react';
import { Button, TextField } from '@pasal/shared/ui';
import { useChangeStaffAccountMutation } from '../../staff-api';
import { Fields, Section, SectionHead } from '../admin-parts/admin-parts.styles';
import { Refusal } from '../admin-parts/refusal';
import { useAction } from '../admin-parts/use-action';
import { messages } from './messages';

const EMPTY = { email: '', current: '' };

/** Another e-mail address for oneself, proved by the password. */
export function ChangeEmail({ staffId }: { staffId: number }) {
  const [typed, setTyped] = useState(EMPTY);
  const [change, { isLoading }] = useChangeStaffAccountMutation();
  const action = useAction();
  const heading = useId();

  async function submit() {
    if (isLoading) return;
    const { email, current: currentPassword } = typed;
    const done = await action.run(change({ id: staffId, email: email.trim(), currentPassword }));
    if (done) setTyped(EMPTY);
  }

  const field = (name: keyof typeof EMPTY) => ({
    required: true,
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const emailProblem = action.problemOf('email');
  const passwordProblem = action.problemOf('currentPassword');
  const isBesideField = emailProblem !== undefined || passwordProblem !== undefined;

  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{messages.title}</h2>
          <p>{messages.lead}</p>
        </div>
      </SectionHead>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Fields>
          <TextField
            {...field('email')}
            type="email"
            label={messages.email}
            autoComplete="email"
            error={emailProblem}
          />
          <TextField
            {...field('current')}
            type="password"
            label={messages.current}
            autoComplete="current-password"
            hint={messages.currentHint}
            error={passwordProblem}
          />
          <Refusal text={isBesideField ? undefined : action.refusal} />
          <div>
            <Button type="submit" busy={isLoading}>
              {messages.submit}
            </Button>
          </div>
        </Fields>
      </form>
    </Section>
  );
}
