import type { StaffMember } from '@pasal/shared/contracts';
import { AskDialog } from '@pasal/shared/dashboard';
import { Dialog } from '@pasal/shared/ui';
import { useChangeStaffMemberMutation, useDeleteStaffMemberMutation } from '../../staff-api';
import { SessionList } from '../session-list/session-list';
import * as messages from './messages';
import { PasswordDialog } from './password-dialog';
import { RoleDialog } from './role-dialog';
import type { StaffTask } from './staff-columns';

interface StaffTaskDialogProps {
  task: StaffTask;
  member: StaffMember;
  onClose: () => void;
}

/** The dialog selected in a staff member's menu. */
export function StaffTaskDialog({ task, member, onClose }: StaffTaskDialogProps) {
  const [change] = useChangeStaffMemberMutation();
  const [remove] = useDeleteStaffMemberMutation();
  const { id, email, role, disabled } = member;
  const params = { id };
  if (task === 'password') return <PasswordDialog member={member} onClose={onClose} />;
  if (task === 'roles') return <RoleDialog member={member} onClose={onClose} />;
  if (task === 'sessions') {
    return (
      <Dialog open title={messages.sessionsOf(email)} onClose={onClose}>
        <SessionList staffId={id} />
      </Dialog>
    );
  }
  if (task === 'role') {
    const isAdmin = role === 'admin';
    return (
      <AskDialog
        title={isAdmin ? messages.makeStaffTitle(email) : messages.makeAdminTitle(email)}
        text={isAdmin ? messages.makeStaffText : messages.makeAdminText}
        confirmLabel={isAdmin ? messages.makeStaff : messages.makeAdmin}
        danger={false}
        run={() => change({ params, body: { role: isAdmin ? 'staff' : 'admin' } })}
        onClose={onClose}
      />
    );
  }
  if (task === 'access') {
    return (
      <AskDialog
        title={disabled ? messages.enableTitle(email) : messages.disableTitle(email)}
        text={disabled ? messages.enableText : messages.disableText}
        confirmLabel={disabled ? messages.enable : messages.disable}
        danger={!disabled}
        run={() => change({ params, body: { disabled: !disabled } })}
        onClose={onClose}
      />
    );
  }
  return (
    <AskDialog
      title={messages.deleteTitle(email)}
      text={messages.deleteText}
      run={() => remove({ params })}
      onClose={onClose}
    />
  );
}
