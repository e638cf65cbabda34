import { useState } from 'react';
import { ORDER_FIELD_LENGTHS } from '@pasal/shared/contracts';
import { Choice, Fields, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { Dialog, TextField } from '@pasal/shared/ui';
import { useAddReleaseTokenMutation } from '../../releases-api';
import * as messages from './messages';

const EMPTY = { label: '', email: '', name: '', activate: '100', days: '90' };

const EMAIL = {
  label: messages.email,
  hint: messages.emailHint,
  type: 'email',
  maxLength: ORDER_FIELD_LENGTHS.email,
} as const;

interface TokenFormProps {
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** The fields for a token: its owner, and how much of the shop it may change. */
function TokenForm({ onMade, onClose }: TokenFormProps) {
  const [add] = useAddReleaseTokenMutation();
  const { frame, field, values, problems, set } = useDialogForm({
    start: EMPTY,
    call: ({ label, email, name, activate, days }) =>
      add({
        body: {
          label: label.trim(),
          ...(email.trim() !== '' && { email: email.trim() }),
          name: name.trim(),
          rights: { upload: true, activate: Number(activate), roll_back: activate !== '0' },
          days: Number(days),
        },
      }),
    onDone: ({ secret }) => onMade(secret),
    onClose,
  });
  return (
    <FormDialog {...frame} title={messages.addTitle} submitLabel={messages.add}>
      <TextField
        {...field('label')}
        label={messages.label}
        hint={messages.labelHint}
        required
        maxLength={100}
      />
      <TextField {...field('email')} {...EMAIL} />
      <TextField
        {...field('name')}
        label={messages.part}
        hint={messages.partHint}
        required
        pattern="[a-z][a-z0-9\-]*"
        maxLength={40}
      />
      <Choice
        label={messages.activate}
        choices={messages.activations}
        value={values.activate}
        error={problems.activate}
        onChoose={(activate) => set({ activate })}
      />
      <Choice
        label={messages.days}
        choices={messages.validity}
        value={values.days}
        error={problems.days}
        onChoose={(days) => set({ days })}
      />
    </FormDialog>
  );
}

/** Creates a token, then shows its secret until the dialog closes. */
export function AddTokenDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  if (secret === undefined) return <TokenForm onMade={setSecret} onClose={onClose} />;
  return (
    <Dialog open title={messages.secretTitle} onClose={onClose}>
      <Fields>
        <p>{messages.secretText}</p>
        <TextField label={messages.secret} value={secret} readOnly name="secret" />
      </Fields>
    </Dialog>
  );
}
