import { useCallForm } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { FormSection } from '../../../kit/admin-parts/form-section';
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

  return (
    <FormSection
      {...frame}
      title={messages.title}
      lead={messages.lead}
      submitLabel={messages.submit}
      busy={isBusy}
      refusal={refusal}
    >
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
    </FormSection>
  );
}
