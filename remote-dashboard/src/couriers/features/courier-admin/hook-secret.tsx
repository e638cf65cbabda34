import { useState } from 'react';
import type { Courier } from '@pasal/shared/contracts';
import { Muted, Refusal, useAction } from '@pasal/shared/dashboard';
import { Button, TextField } from '@pasal/shared/ui';
import { CopyButton } from '../../../kit/copy-button/copy-button';
import { useMakeCourierSecretMutation } from '../../couriers-api';
import * as s from './courier-admin.styles';
import * as messages from './messages';

/** A value to copy to the courier verbatim. */
const given = (label: string, value: string) => (
  <s.Given>
    <TextField label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
    <CopyButton text={value} label={messages.copy(label)} />
  </s.Given>
);

/** The address for a courier's reports, and its signing secret: newly generated, and shown only once. */
export function HookSecret({ courier: { id } }: { courier: Courier }) {
  const [make, { isLoading }] = useMakeCourierSecretMutation();
  const { run, refusal } = useAction();
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <Muted>{messages.hookLead}</Muted>
      {given(messages.hook, `${location.origin}/api/v1/courier/${id}/hook`)}
      {secret !== undefined && (
        <div>
          {given(messages.secret, secret)}
          <Muted>{messages.secretHint}</Muted>
        </div>
      )}
      <div>
        <Button
          variant="secondary"
          busy={isLoading}
          onClick={() =>
            void run(make({ params: { id } })).then((answer) => answer && setSecret(answer.secret))
          }
        >
          {messages.makeSecret}
        </Button>
      </div>
      <Refusal text={refusal} />
    </>
  );
}
