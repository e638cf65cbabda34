import { useId, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '@pasal/shared/contracts';
import { Button, TextField } from '@pasal/shared/ui';
import { useChangeStaffAccountMutation } from '../../staff-api';
import { Fields, Section, SectionHead } from '../admin-parts/admin-parts.styles';
import { Refusal } from '../admin-parts/refusal';
import { useAction } from '../admin-parts/use-action';
import { messages } from './messages';

const EMPTY = { current: '', next: '', repeat: '' };

/** A new password for oneself, proved by the one that was; it is asked for twice. */
export function ChangePassword({ staffId, email }: { staffId: number; email: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const [differ, setDiffer] = useState(false);
  const [change, { isLoading }] = useChangeStaffAccountMutation();
  const action = useAction();
  const heading = useId();

  async function submit() {
    const isDifferent = typed.next !== typed.repeat;
    setDiffer(isDifferent);
    if (isDifferent || isLoading) return;
    const { current: currentPassword, next: newPassword } = typed;
    const done = await action.run(change({ id: staffId, currentPassword, newPassword }));
    if (done) setTyped(EMPTY);
  }

  const field = (name: keyof typeof EMPTY) => ({
    type: 'password',
    required: true,
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const problem = action.problemOf('currentPassword');
  const weakness = action.problemOf('newPassword');

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
          {/* So that password managers know whose password it is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <TextField
            {...field('current')}
            label={messages.current}
            autoComplete="current-password"
            error={problem}
          />
          <TextField
            {...field('next')}
            label={messages.next}
            autoComplete="new-password"
            minLength={MIN_PASSWORD_LENGTH}
            hint={messages.hint}
            error={weakness}
          />
          <TextField
            {...field('repeat')}
            label={messages.repeat}
            autoComplete="new-password"
            error={differ ? messages.differ : undefined}
          />
          <Refusal
            text={problem === undefined && weakness === undefined ? action.refusal : undefined}
          />
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
