import { ROLES, type StaffMember } from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { useChangeStaffMemberMutation } from '../../staff-api';
import * as messages from './messages';

/** Changes a staff member's role, and describes each role's permissions. */
export function RoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const [change] = useChangeStaffMemberMutation();
  const { id, email, role: before } = member;
  const { frame, values, problems, set } = useDialogForm({
    start: { role: before },
    call: ({ role }) => change({ params: { id }, body: { role } }),
    onClose,
  });
  return (
    <FormDialog {...frame} title={messages.changeRoleOf(email)} submitLabel={messages.saveRole}>
      <Choice
        label={messages.role}
        choices={ROLES.map((role) => [role, messages.roles[role]] as const)}
        value={values.role}
        hint={messages.roleHints[values.role]}
        error={problems.role}
        onChoose={(role) => set({ role })}
      />
    </FormDialog>
  );
}
