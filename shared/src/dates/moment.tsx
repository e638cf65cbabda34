import styled from 'styled-components';
import { useCalendarChoice } from './calendar-choice';
import { useDates } from './use-dates';

/** Where both calendars have no room in a line, the line breaks between them, and else only before the time. */
const Both = styled.span`
  white-space: normal;
  overflow-wrap: normal;
`;
const NO_BREAK = '\u00a0';

/** A moment as its reader wants dates written. */
export function Moment({ at, hasRoom }: { at: string; hasRoom?: boolean }) {
  const choice = useCalendarChoice(hasRoom);
  const text = useDates(hasRoom).dateTime(at);
  return choice === 'both' ? (
    <Both>{text.replaceAll(/(,? )(?!\()/g, (gap) => (gap === ' ' ? NO_BREAK : gap))}</Both>
  ) : (
    text
  );
}
