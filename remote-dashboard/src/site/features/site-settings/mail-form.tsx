import { useEffect } from 'react';
import {
  MAX_SENDER_NAME,
  NOTIFICATION_NAMES,
  type MailSettings,
  type MailSettingsResponse,
} from '@pasal/shared/contracts';
import { Fields, Muted } from '@pasal/shared/dashboard';
import { Button, Checkbox, TextField } from '@pasal/shared/ui';
import { useSaveMailSettingsMutation } from '../../site-api';
import { Conflict } from './conflict';
import * as messages from './messages';
import * as s from './site-settings.styles';
import { useSettingsForm } from './use-settings-form';

const shape = { draftOf: (settings: MailSettings) => settings };

interface MailFormProps {
  stored: MailSettingsResponse;
  /** Reads the settings again, after someone else has saved theirs. */
  onLoadAgain: () => Promise<MailSettingsResponse | undefined>;
  /** Hears if there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

/** Which messages the shop sends, and in whose name. */
export function MailForm({ stored, onLoadAgain, onDirty }: MailFormProps) {
  const [save] = useSaveMailSettingsMutation();
  const { frame, ...form } = useSettingsForm(stored, shape, (settings, version) =>
    save({ body: { settings, version } }),
  );
  const { values, isDirty, set } = form;
  const { channels } = stored;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <form {...frame} noValidate>
      <Fields>
        {!channels.email && <Muted>{messages.noEmail}</Muted>}
        {!channels.sms && <Muted>{messages.noSms}</Muted>}
        <TextField
          {...form.field('sender_name')}
          label={messages.senderName}
          hint={messages.senderHint}
          maxLength={MAX_SENDER_NAME}
          error={form.problemOf('sender_name')}
        />
        <TextField
          {...form.field('notify_email')}
          label={messages.notifyEmail}
          hint={messages.notifyHint}
          type="email"
          error={form.problemOf('notify_email')}
        />
        <s.Switches>
          {NOTIFICATION_NAMES.map((notice) => (
            <Checkbox
              key={notice}
              label={messages.notices[notice]}
              checked={values.send[notice]}
              onChange={({ target }) =>
                set((now) => ({ send: { ...now.send, [notice]: target.checked } }))
              }
            />
          ))}
        </s.Switches>
        <Conflict form={form} onLoadAgain={onLoadAgain} />
        <div>
          <Button type="submit" busy={form.isBusy} disabled={!isDirty}>
            {messages.saveMail}
          </Button>
        </div>
      </Fields>
    </form>
  );
}
