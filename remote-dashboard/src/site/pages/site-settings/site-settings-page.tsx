import { ShopSettings } from '../../features/site-settings/shop-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteSettingsPage() {
  return (
    <SettingsPage page="shop">
      <ShopSettings />
    </SettingsPage>
  );
}
