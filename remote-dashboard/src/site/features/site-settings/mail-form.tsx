import {
  MAX_SENDER_NAME,
  NOTIFICATION_NAMES,
  type MailSettings as Settings,
  type MailSettingsResponse,
} from '@pasal/shared/contracts';
import { Muted, TitledSection } from '@pasal/shared/dashboard';
import { Checkbox, TextField } from '@pasal/shared/ui';
import { useMailSettingsQuery, useSaveMailSettingsMutation } from '../../site-api';
import * as messages from './messages';
import { SettingsForm } from './settings-form';
import * as s from './site-settings.styles';
import { FROM_SCRATCH, StoredSettings, type Reading } from './stored-settings';
import { useSettingsForm } from './use-settings-form';

const shape = { draftOf: (settings: Settings) => settings };

function MailForm({ stored, onLoadAgain }: Reading<MailSettingsResponse>) {
  const [save] = useSaveMailSettingsMutation();
  const form = useSettingsForm(stored, shape, (settings, version) =>
    save({ body: { settings, version } }),
  );
  const { values, set, problemOf } = form;
  const { channels } = stored;
  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <TitledSection title={messages.sent}>
        {!channels.email && <Muted>{messages.noEmail}</Muted>}
        {!channels.sms && <Muted>{messages.noSms}</Muted>}
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
      </TitledSection>
      <TitledSection title={messages.addresses}>
        <TextField
          {...form.field('sender_name')}
          label={messages.senderName}
          hint={messages.senderHint}
          maxLength={MAX_SENDER_NAME}
          error={problemOf('sender_name')}
        />
        <TextField
          {...form.field('notify_email')}
          label={messages.notifyEmail}
          hint={messages.notifyHint}
          type="email"
          error={problemOf('notify_email')}
        />
      </TitledSection>
    </SettingsForm>
  );
}

/** Which messages the shop sends, and in whose name. */
export function MailSettings() {
  const answer = useMailSettingsQuery(undefined, FROM_SCRATCH);
  return <StoredSettings answer={answer}>{(reading) => <MailForm {...reading} />}</StoredSettings>;
}
