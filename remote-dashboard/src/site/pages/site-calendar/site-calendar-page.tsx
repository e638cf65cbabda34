import { CalendarSettings } from '../../features/site-settings/calendar/calendar-form';
import { SettingsPage } from '../../features/site-settings/settings-page';

export function SiteCalendarPage() {
  return (
    <SettingsPage page="calendar">
      <CalendarSettings />
    </SettingsPage>
  );
}
