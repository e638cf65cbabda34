import { LooksSettings } from '../../features/site-settings/looks/looks-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteLooksPage() {
  return (
    <SettingsPage page="looks">
      <LooksSettings />
    </SettingsPage>
  );
}
