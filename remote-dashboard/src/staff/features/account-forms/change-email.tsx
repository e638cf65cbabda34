import { TextField } from '@pasal/shared/ui';
import { AccountForm } from './account-form';
import * as messages from './email-messages';

const EMPTY = { email: '', currentPassword: '' };

/** Another email address for oneself, proved by the password. */
export function ChangeEmail({ staffId }: { staffId: number }) {
  return (
    <AccountForm
      staffId={staffId}
      title={messages.title}
      lead={messages.lead}
      start={EMPTY}
      changeOf={(values) => ({ ...values, email: values.email.trim() })}
    >
      {(field) => (
        <>
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
        </>
      )}
    </AccountForm>
  );
}
