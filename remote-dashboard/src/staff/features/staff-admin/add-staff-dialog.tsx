import { MIN_PASSWORD_LENGTH, ROLES, type AddStaffRequest } from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { useAddStaffMemberMutation } from '../../staff-api';
import * as messages from './messages';

const EMPTY: AddStaffRequest = { email: '', password: '', role: 'staff' };

/** A new member of staff, with the password they begin with. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const [add] = useAddStaffMemberMutation();
  const { frame, field, values, problems, set } = useDialogForm({
    start: EMPTY,
    call: (typed) => add({ body: { ...typed, email: typed.email.trim() } }),
    onClose,
  });

  return (
    <FormDialog {...frame} title={messages.add} submitLabel={messages.add}>
      <TextField
        {...field('email')}
        label={messages.email}
        type="email"
        required
        autoComplete="off"
      />
      <TextField
        {...field('password')}
        label={messages.password}
        type="password"
        required
        minLength={MIN_PASSWORD_LENGTH}
        autoComplete="new-password"
        hint={messages.passwordHint}
      />
      <Choice
        label={messages.role}
        choices={ROLES.map((role) => [role, messages.roles[role]])}
        value={values.role ?? 'staff'}
        hint={messages.roleHints[values.role ?? 'staff']}
        error={problems.role}
        onChoose={(role) => set({ role })}
      />
    </FormDialog>
  );
}
