import { PageList } from '../../features/site-settings/owner-pages/page-list';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SitePagesPage() {
  return (
    <SettingsPage page="pages">
      <PageList />
    </SettingsPage>
  );
}
