import { MIN_PASSWORD_LENGTH } from '@pasal/shared/contracts';
import { useCallForm } from '@pasal/shared/dashboard';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { FormSection } from '../../../kit/admin-parts/form-section';
import { useChangeStaffAccountMutation } from '../../staff-api';
import * as messages from './messages';

const EMPTY = { currentPassword: '', newPassword: '', repeat: '' };

const check = ({ newPassword, repeat }: typeof EMPTY): FormProblems =>
  newPassword === repeat ? {} : { repeat: messages.differ };

/** A new password for oneself, proved by the one that was; it is asked for twice. */
export function ChangePassword({ staffId, email }: { staffId: number; email: string }) {
  const [change] = useChangeStaffAccountMutation();
  const { frame, field, isBusy, refusal, begin } = useCallForm({
    start: EMPTY,
    check,
    call: ({ currentPassword, newPassword }) =>
      change({ params: { id: staffId }, body: { currentPassword, newPassword } }),
    onDone: () => begin(EMPTY),
  });
  const password = { type: 'password', required: true };

  return (
    <FormSection
      {...frame}
      title={messages.title}
      lead={messages.lead}
      submitLabel={messages.submit}
      busy={isBusy}
      refusal={refusal}
    >
      {/* So that password managers know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...field('currentPassword')}
        {...password}
        label={messages.current}
        autoComplete="current-password"
      />
      <TextField
        {...field('newPassword')}
        {...password}
        label={messages.next}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        hint={messages.hint}
      />
      <TextField
        {...field('repeat')}
        {...password}
        label={messages.repeat}
        autoComplete="new-password"
      />
    </FormSection>
  );
}
