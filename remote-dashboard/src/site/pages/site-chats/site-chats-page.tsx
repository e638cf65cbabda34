import { ChatsSettings } from '../../features/site-settings/chats-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteChatsPage() {
  return (
    <SettingsPage page="chats">
      <ChatsSettings />
    </SettingsPage>
  );
}
