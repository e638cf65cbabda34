import { MIN_PASSWORD_LENGTH } from '@pasal/shared/contracts';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { AccountForm } from './account-form';
import * as messages from './password-messages';

const EMPTY = { currentPassword: '', newPassword: '', repeat: '' };

const check = ({ newPassword, repeat }: typeof EMPTY): FormProblems =>
  newPassword === repeat ? {} : { repeat: messages.differ };

/** Changes one's own password, confirmed by the current one; it is entered twice. */
export function ChangePassword({ staffId, email }: { staffId: number; email: string }) {
  const password = { type: 'password', required: true };
  return (
    <AccountForm
      staffId={staffId}
      title={messages.title}
      lead={messages.lead}
      start={EMPTY}
      check={check}
      changeOf={({ currentPassword, newPassword }) => ({ currentPassword, newPassword })}
    >
      {(field) => (
        <>
          {/* So that password managers know the account. */}
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
        </>
      )}
    </AccountForm>
  );
}
