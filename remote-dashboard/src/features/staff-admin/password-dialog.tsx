import { useState } from 'react';
import { MIN_PASSWORD_LENGTH, type StaffMember } from '@pasal/shared/contracts';
import { TextField } from '@pasal/shared/ui';
import { useChangeStaffAccountMutation } from '../../staff-api';
import { FormDialog } from '../admin-parts/form-dialog';
import { useAction } from '../admin-parts/use-action';
import { messages } from './messages';

interface PasswordDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** A new password for someone who forgot theirs; the administrator proves their own. */
export function PasswordDialog({ member, onClose }: PasswordDialogProps) {
  const [newPassword, setNewPassword] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const [change, { isLoading }] = useChangeStaffAccountMutation();
  const action = useAction();

  async function submit() {
    const done = await action.run(change({ id: member.id, currentPassword, newPassword }));
    if (done) onClose();
  }

  return (
    <FormDialog
      title={messages.setPasswordOf(member.email)}
      busy={isLoading}
      refusal={action.refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={messages.newPassword}
        type="password"
        required
        minLength={MIN_PASSWORD_LENGTH}
        autoComplete="new-password"
        hint={messages.newPasswordHint}
        value={newPassword}
        onChange={({ target }) => setNewPassword(target.value)}
      />
      <TextField
        label={messages.ownPassword}
        type="password"
        required
        autoComplete="current-password"
        hint={messages.ownPasswordHint}
        value={currentPassword}
        onChange={({ target }) => setCurrentPassword(target.value)}
      />
    </FormDialog>
  );
}
