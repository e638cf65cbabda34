import { DesksSettings } from '../../features/site-settings/desks-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteDesksPage() {
  return (
    <SettingsPage page="desks">
      <DesksSettings />
    </SettingsPage>
  );
}
