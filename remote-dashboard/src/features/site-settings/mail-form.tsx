import { useEffect, useState } from 'react';
import { MAX_SENDER_NAME, NOTICES, type MailSettingsAnswer } from '@pasal/shared/contracts';
import { Button, Checkbox, TextField } from '@pasal/shared/ui';
import { useSaveMailSettingsMutation } from '../../site-admin-api';
import { Fields, Muted } from '../admin-parts/admin-parts.styles';
import { Refusal } from '../admin-parts/refusal';
import { useAction } from '../admin-parts/use-action';
import { messages } from './messages';
import * as s from './site-settings.styles';

interface MailFormProps {
  stored: MailSettingsAnswer;
  /** Whether something is changed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** Which messages the shop sends, and in whose name. */
export function MailForm({ stored, onDirty }: MailFormProps) {
  const [base, setBase] = useState(stored.settings);
  const [draft, setDraft] = useState(stored.settings);
  const [save, { isLoading }] = useSaveMailSettingsMutation();
  const action = useAction();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base);
  const { channels } = stored;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  async function submit() {
    const saved = await action.run(save(draft));
    if (!saved) return;
    setBase(saved.settings);
    setDraft(saved.settings);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void submit();
      }}
    >
      <Fields>
        {!channels.email && <Muted>{messages.noEmail}</Muted>}
        {!channels.sms && <Muted>{messages.noSms}</Muted>}
        <TextField
          label={messages.senderName}
          hint={messages.senderHint}
          maxLength={MAX_SENDER_NAME}
          error={action.problemOf('sender_name')}
          value={draft.sender_name}
          onChange={({ target }) => setDraft((now) => ({ ...now, sender_name: target.value }))}
        />
        <TextField
          label={messages.notifyEmail}
          hint={messages.notifyHint}
          type="email"
          error={action.problemOf('notify_email')}
          value={draft.notify_email}
          onChange={({ target }) => setDraft((now) => ({ ...now, notify_email: target.value }))}
        />
        <s.Switches>
          {NOTICES.map((notice) => (
            <Checkbox
              key={notice}
              label={messages.notices[notice]}
              checked={draft.send[notice]}
              onChange={({ target }) =>
                setDraft((now) => ({ ...now, send: { ...now.send, [notice]: target.checked } }))
              }
            />
          ))}
        </s.Switches>
        <Refusal text={action.refusal} />
        <div>
          <Button type="submit" busy={isLoading} disabled={!isDirty}>
            {messages.saveMail}
          </Button>
        </div>
      </Fields>
    </form>
  );
}
