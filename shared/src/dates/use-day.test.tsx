import { act, screen } from '@testing-library/react';
import { makeBsCalendar, makeDates } from '@pasal/shared/domain';
import { answerCalls, forgetShops, makeSiteSettings, renderShop } from '@pasal/shared/testing';
import { chooseCalendar } from './calendar-choice';
import { useDay } from './use-day';

jest.mock('../domain/language', () => ({ LANGUAGE: 'ne', IS_NEPALI: true }));

const settings = makeSiteSettings();
const DAY = '2026-11-26';
const Day = () => <p>{useDay(true)(DAY)}</p>;

afterEach(() => {
  forgetShops();
  localStorage.clear();
  document.documentElement.removeAttribute('data-calendar');
});

test('a Nepali page writes a day in both calendars at once, and then as its reader chooses', async () => {
  answerCalls({ siteSettings: { settings, version: 1 } });
  renderShop(<Day />);
  expect(screen.getByText('Thu, 26 Nov (10 Mangsir)')).toBeInTheDocument();
  act(() => chooseCalendar('bs'));
  expect(await screen.findByText('Thu, 10 Mangsir')).toBeInTheDocument();
  act(() => chooseCalendar('ad'));
  expect(screen.getByText('Thu, 26 Nov')).toBeInTheDocument();
});

test('where the owner corrected an earlier year, it asks the rules', async () => {
  const years = [{ year: 2082, months: [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 31] }];
  answerCalls({ siteSettings: { settings, version: 1, calendar: { paper: 'ad', years } } });
  renderShop(<Day />);
  const written = makeDates('both', makeBsCalendar(years)).day(DAY);
  expect(written).not.toBe('Thu, 26 Nov (10 Mangsir)');
  expect(await screen.findByText(written)).toBeInTheDocument();
});
