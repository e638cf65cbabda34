import { MIN_PASSWORD_LENGTH, type StaffMember } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { useChangeStaffAccountMutation } from '../../staff-api';
import * as messages from './messages';

interface PasswordDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** A new password for a user who forgot theirs; the administrator confirms with their own. */
export function PasswordDialog({ member, onClose }: PasswordDialogProps) {
  const [change] = useChangeStaffAccountMutation();
  const { frame, field } = useDialogForm({
    start: { currentPassword: '', newPassword: '' },
    call: (body) => change({ params: { id: member.id }, body }),
    onClose,
  });

  return (
    <FormDialog {...frame} title={messages.setPasswordOf(member.email)}>
      <TextField
        {...field('newPassword')}
        label={messages.newPassword}
        type="password"
        required
        minLength={MIN_PASSWORD_LENGTH}
        autoComplete="new-password"
        hint={messages.newPasswordHint}
      />
      <TextField
        {...field('currentPassword')}
        label={messages.ownPassword}
        type="password"
        required
        autoComplete="current-password"
        hint={messages.ownPasswordHint}
      />
    </FormDialog>
  );
}
