import { SellingSettings } from '../../features/site-settings/selling-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteSellingPage() {
  return (
    <SettingsPage page="selling">
      <SellingSettings />
    </SettingsPage>
  );
}
