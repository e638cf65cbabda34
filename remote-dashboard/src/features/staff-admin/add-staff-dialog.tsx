import { useState } from 'react';
import { MIN_PASSWORD_LENGTH, ROLES, type Role } from '@pasal/shared/contracts';
import { Field, SelectInput, TextField } from '@pasal/shared/ui';
import { useAddStaffMemberMutation } from '../../staff-api';
import { FormDialog } from '../admin-parts/form-dialog';
import { useAction } from '../admin-parts/use-action';
import { messages } from './messages';

/** A new member of staff, with the password they begin with. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [role, setRole] = useState<Role>('staff');
  const [add, { isLoading }] = useAddStaffMemberMutation();
  const action = useAction();

  async function submit() {
    if (await action.run(add({ email: email.trim(), password, role }))) onClose();
  }

  return (
    <FormDialog
      title={messages.add}
      submitLabel={messages.add}
      busy={isLoading}
      refusal={action.refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={messages.email}
        type="email"
        required
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextField
        label={messages.password}
        type="password"
        required
        minLength={MIN_PASSWORD_LENGTH}
        autoComplete="new-password"
        hint={messages.passwordHint}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Field label={messages.role}>
        {(control) => (
          <SelectInput
            {...control}
            value={role}
            onChange={({ target }) =>
              setRole(ROLES.find((known) => known === target.value) ?? 'staff')
            }
          >
            {ROLES.map((known) => (
              <option key={known} value={known}>
                {messages.roles[known]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </FormDialog>
  );
}
