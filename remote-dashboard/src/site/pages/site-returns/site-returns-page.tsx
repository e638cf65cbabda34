import { ReturnsSettings } from '../../features/site-settings/returns-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteReturnsPage() {
  return (
    <SettingsPage page="returns">
      <ReturnsSettings />
    </SettingsPage>
  );
}
