import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { answerCalls, forgetShops, makeSiteSettings, renderShop } from '@pasal/shared/testing';
import { chooseCalendar, useCalendarChoice } from './calendar-choice';
import { CalendarSwitch } from './calendar-switch';
import { Moment } from './moment';
import { useDates, usePaperDates } from './use-dates';

const settings = makeSiteSettings();
const AT = '2026-11-25T20:20:00.000Z';
const LENGTHS = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30];

const Day = ({ day }: { day: string }) => <p>{useDates().day(day)}</p>;
const Paper = () => <p>Paper: {usePaperDates()?.date(AT) ?? 'not known yet'}</p>;
const Choice = () => <p>{useCalendarChoice()}</p>;

afterEach(() => {
  forgetShops();
  localStorage.clear();
  document.documentElement.removeAttribute('data-calendar');
});

test('without a choice dates are AD, and the shop is not asked for its years', () => {
  const server = answerCalls({ siteSettings: { settings, version: 1 } });
  renderShop(<Moment at={AT} />);
  expect(screen.getByText('26 Nov 2026, 02:05')).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('a choice is shown at once, remembered, and followed by every part and tab', async () => {
  answerCalls({
    siteSettings: {
      settings,
      version: 1,
      calendar: { paper: 'ad', years: [{ year: 2084, months: LENGTHS }] },
    },
  });
  const { user } = renderShop(
    <>
      <CalendarSwitch />
      <Moment at={AT} />
      <Day day="2027-04-14" />
      <Day day="2029-01-01" />
    </>,
  );
  const list = screen.getByRole('combobox', { name: 'Dates' });
  await user.selectOptions(list, 'Dates in BS');
  expect(await screen.findByText('10 Mangsir 2083, 02:05')).toBeInTheDocument();
  // A year that the owner added; unknown years stay in AD.
  expect(await screen.findByText('Wed, 1 Baishakh')).toBeInTheDocument();
  expect(screen.getByText('Mon, 1 Jan')).toBeInTheDocument();
  expect(localStorage.getItem('pasal:calendar')).toBe('bs');
  await user.selectOptions(list, 'Dates in AD and BS');
  expect(screen.getByText('26 Nov 2026, 02:05 (10 Mangsir 2083)')).toBeInTheDocument();
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: 'pasal:calendar', newValue: 'ad' }),
      ),
  );
  expect(screen.getByText('26 Nov 2026, 02:05')).toBeInTheDocument();
});

test('papers have the calendar of the shop, whatever their reader chose', async () => {
  localStorage.setItem('pasal:calendar', 'both');
  answerCalls({ siteSettings: { settings, version: 1, calendar: { paper: 'bs', years: [] } } });
  renderShop(<Paper />);
  expect(screen.getByText('Paper: not known yet')).toBeInTheDocument();
  expect(await screen.findByText('Paper: 10 Mangsir 2083')).toBeInTheDocument();
});

test('where a browser remembers nothing the choice holds until the page is left; a server writes AD', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  renderShop(<Choice />);
  act(() => chooseCalendar('bs'));
  expect(screen.getByText('bs')).toBeInTheDocument();
  expect(renderToString(<Choice />)).toContain('ad');
  jest.restoreAllMocks();
});
