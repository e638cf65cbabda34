import { DeliverySettings } from '../../features/site-settings/delivery-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteDeliveryPage() {
  return (
    <SettingsPage page="delivery">
      <DeliverySettings />
    </SettingsPage>
  );
}
