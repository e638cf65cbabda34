import { screen, within } from '@testing-library/react';
import { answerCalls, forgetShops, refuseWith } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answers, bodies, openSettings, save } from '../../testing/settings-pages';
import { SiteCalendarPage } from './site-calendar-page';

afterEach(forgetShops);

const LENGTHS = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30];
const open = () => openSettings(SiteCalendarPage, patterns.siteCalendar);
const year = (name: string) => within(screen.getByRole('group', { name }));

describe('the calendar', () => {
  it('the next year is added month by month, its days of AD are shown, and all is saved', async () => {
    const settings = { paper: 'both' as const, years: [{ year: 2084, months: LENGTHS }] };
    const server = answerCalls({
      ...answers,
      saveCalendar: { message: 'Saved', settings, version: 1 },
    });
    const { user } = open();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Dates on papers' }),
      'AD and BS',
    );
    await user.click(screen.getByRole('button', { name: 'Add 2084' }));
    const months = year('2084 BS').getAllByRole('spinbutton');
    for (const [at, days] of LENGTHS.entries()) {
      await user.type(months[at] as HTMLElement, String(days));
    }
    expect(year('2084 BS').getByText(/^365 days, 14 Apr 2027 to 12 Apr 2028/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 2085' })).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(bodies(server, '/site/calendar')).toEqual([{ settings, version: 0 }]);
  });

  it('a year that is known is corrected; one of another length is warned of, a month of 33 days not sent', async () => {
    const server = answerCalls(answers);
    const { user } = open();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Correct a year' }),
      '2083',
    );
    const chaitra = screen.getByRole('spinbutton', { name: 'Chaitra 2083' });
    expect(chaitra).toHaveValue(30);
    await user.clear(chaitra);
    await user.type(chaitra, '32');
    expect(year('2083 BS').getByText(/^367 days: a year has 365 or 366/)).toBeVisible();
    await user.clear(chaitra);
    await user.type(chaitra, '33');
    await user.click(save());
    expect(chaitra).toHaveAccessibleDescription('A whole number from 29 to 32.');
    expect(bodies(server, '/site/calendar')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove 2083' }));
    expect(save()).toBeDisabled();
  });

  it('what the server refuses stands at its year, and nothing typed is lost', async () => {
    const years = [{ year: 2090, months: LENGTHS }];
    answerCalls({
      ...answers,
      calendarSettings: { settings: { paper: 'ad', years }, version: 4 },
      saveCalendar: refuseWith('VALIDATION', 'No.', [
        { path: 'settings.years.0', message: 'Add 2084 first.' },
      ]),
    });
    const { user } = open();
    const month = await screen.findByRole('spinbutton', { name: 'Poush 2090' });
    await user.clear(month);
    await user.type(month, '30');
    await user.click(save());
    expect(await year('2090 BS').findByText('Add 2084 first.')).toBeVisible();
    expect(month).toHaveValue(30);
  });
});
