import { CALENDARS } from '@pasal/shared/contracts';
import { icons, QuietSelect } from '@pasal/shared/ui';
import { chooseCalendar, useCalendarChoice } from './calendar-choice';
import * as messages from './messages';

const CHOICES = CALENDARS.map((calendar) => [calendar, messages.calendars[calendar]] as const);

/** AD, Bikram Sambat or both; remembered in this browser (D142). */
export function CalendarSwitch({ iconOnly = false }: { iconOnly?: boolean }) {
  return (
    <QuietSelect
      label={messages.calendar}
      icon={icons.calendar}
      iconOnly={iconOnly}
      choices={CHOICES}
      value={useCalendarChoice()}
      onChoose={chooseCalendar}
    />
  );
}
