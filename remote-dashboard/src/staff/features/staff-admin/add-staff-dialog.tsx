import { MIN_PASSWORD_LENGTH, ROLES, type AddStaffRequest } from '@pasal/shared/contracts';
import { FormDialog, useCallForm } from '@pasal/shared/dashboard';
import { Field, SelectInput, TextField } from '@pasal/shared/ui';
import { useAddStaffMemberMutation } from '../../staff-api';
import * as messages from './messages';

const EMPTY: AddStaffRequest = { email: '', password: '', role: 'staff' };

/** A new member of staff, with the password they begin with. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const [add] = useAddStaffMemberMutation();
  const { frame, field, values, problems, set, isBusy, refusal } = useCallForm({
    start: EMPTY,
    call: (typed) => add({ body: { ...typed, email: typed.email.trim() } }),
    onDone: onClose,
  });

  return (
    <FormDialog
      {...frame}
      title={messages.add}
      submitLabel={messages.add}
      busy={isBusy}
      refusal={refusal}
      onClose={onClose}
    >
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
      <Field label={messages.role} error={problems.role}>
        {(control) => (
          <SelectInput
            {...control}
            value={values.role}
            onChange={({ target }) =>
              set({ role: ROLES.find((known) => known === target.value) ?? 'staff' })
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
