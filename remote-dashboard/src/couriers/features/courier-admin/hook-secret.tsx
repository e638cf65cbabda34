import { useState } from 'react';
import type { Courier } from '@pasal/shared/contracts';
import { Muted, Refusal, useAction } from '@pasal/shared/dashboard';
import { Button, TextField } from '@pasal/shared/ui';
import { useMakeCourierSecretMutation } from '../../couriers-api';
import * as messages from './messages';

/** The secret by which a courier's system signs what it reports: made anew, and shown this once. */
export function HookSecret({ courier: { id } }: { courier: Courier }) {
  const [make, { isLoading }] = useMakeCourierSecretMutation();
  const { run, refusal } = useAction();
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <Muted>{messages.hookLead(`/api/v1/courier/${id}/hook`)}</Muted>
      {secret !== undefined && (
        <TextField label={messages.secret} hint={messages.secretHint} readOnly value={secret} />
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
