import { useId } from 'react';
import { Button, TextField } from '@pasal/shared/ui';
import { Fields, Section, SectionHead } from '../../../kit/admin-parts/admin-parts.styles';
import { Refusal } from '../../../kit/admin-parts/refusal';
import { useCallForm } from '../../../kit/call-form/use-call-form';
import { useChangeStaffAccountMutation } from '../../staff-api';
import * as messages from './messages';

const EMPTY = { email: '', currentPassword: '' };

/** Another e-mail address for oneself, proved by the password. */
export function ChangeEmail({ staffId }: { staffId: number }) {
  const [change] = useChangeStaffAccountMutation();
  const { frame, field, isBusy, refusal, begin } = useCallForm({
    start: EMPTY,
    call: (values) =>
      change({ params: { id: staffId }, body: { ...values, email: values.email.trim() } }),
    onDone: () => begin(EMPTY),
  });
  const heading = useId();

  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{messages.title}</h2>
          <p>{messages.lead}</p>
        </div>
      </SectionHead>
      <form {...frame}>
        <Fields>
          <TextField
            {...field('email')}
            type="email"
            label={messages.email}
            required
            autoComplete="email"
          />
          <TextField
            {...field('currentPassword')}
            type="password"
            label={messages.current}
            required
            autoComplete="current-password"
            hint={messages.currentHint}
          />
          <Refusal text={refusal} />
          <div>
            <Button type="submit" busy={isBusy}>
              {messages.submit}
            </Button>
          </div>
        </Fields>
      </form>
    </Section>
  );
}
