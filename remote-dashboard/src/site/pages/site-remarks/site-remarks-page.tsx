import { RemarkSettings } from '../../features/site-settings/remarks-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteRemarksPage() {
  return (
    <SettingsPage page="remarks">
      <RemarkSettings />
    </SettingsPage>
  );
}
