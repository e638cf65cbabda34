import { AnnouncementSettings } from '../../features/site-settings/announcement/announcement-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteAnnouncementPage() {
  return (
    <SettingsPage page="announcement">
      <AnnouncementSettings />
    </SettingsPage>
  );
}
