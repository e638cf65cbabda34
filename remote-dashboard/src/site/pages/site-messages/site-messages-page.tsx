import { MailSettings } from '../../features/site-settings/mail-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteMessagesPage() {
  return (
    <SettingsPage page="messages">
      <MailSettings />
    </SettingsPage>
  );
}
