import { useEffect } from 'react';
import {
  MAX_SENDER_NAME,
  NOTICES,
  type MailSettings,
  type MailSettingsAnswer,
} from '@pasal/shared/contracts';
import { Button, Checkbox, TextField } from '@pasal/shared/ui';
import { useSaveMailSettingsMutation } from '../../site-admin-api';
import { Fields, Muted } from '../admin-parts/admin-parts.styles';
import { useAction } from '../admin-parts/use-action';
import { Conflict } from './conflict';
import { messages } from './messages';
import * as s from './site-settings.styles';
import { useKeptDraft } from './use-kept-draft';

const shape = {
  draftOf: (settings: MailSettings) => settings,
  isSame: (one: MailSettings, other: MailSettings) => JSON.stringify(one) === JSON.stringify(other),
};

interface MailFormProps {
  stored: MailSettingsAnswer;
  /** Reads the settings anew, after someone else has saved theirs. */
  onLoadAgain: () => Promise<MailSettingsAnswer | undefined>;
  /** Whether something is changed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** Which messages the shop sends, and in whose name. */
export function MailForm({ stored, onLoadAgain, onDirty }: MailFormProps) {
  const kept = useKeptDraft(stored, shape);
  const { base, draft, isDirty, set } = kept;
  const [save, { isLoading }] = useSaveMailSettingsMutation();
  const action = useAction();
  const { channels } = stored;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  async function submit() {
    const saved = await action.run(save({ settings: draft, version: base.version }));
    if (saved) kept.begin(saved);
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
          error={action.problemOf('sender_name') ?? kept.conflictOf('sender_name')}
          value={draft.sender_name}
          onChange={({ target }) => set({ sender_name: target.value })}
        />
        <TextField
          label={messages.notifyEmail}
          hint={messages.notifyHint}
          type="email"
          error={action.problemOf('notify_email') ?? kept.conflictOf('notify_email')}
          value={draft.notify_email}
          onChange={({ target }) => set({ notify_email: target.value })}
        />
        <s.Switches>
          {NOTICES.map((notice) => (
            <Checkbox
              key={notice}
              label={messages.notices[notice]}
              checked={draft.send[notice]}
              onChange={({ target }) => set({ send: { ...draft.send, [notice]: target.checked } })}
            />
          ))}
        </s.Switches>
        <Conflict action={action} kept={kept} onLoadAgain={onLoadAgain} />
        <div>
          <Button type="submit" busy={isLoading} disabled={!isDirty}>
            {messages.saveMail}
          </Button>
        </div>
      </Fields>
    </form>
  );
}
