import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { answerCalls, forgetShops, makeSiteSettings, renderShop } from '@pasal/shared/testing';
import { DayField } from './day-field';

const LENGTHS = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30];
const siteSettings = {
  settings: makeSiteSettings(),
  version: 1,
  calendar: { paper: 'ad' as const, years: [{ year: 2084, months: LENGTHS }] },
};

beforeEach(() => localStorage.setItem('pasal:calendar', 'bs'));
afterEach(() => {
  forgetShops();
  localStorage.clear();
});

interface HeldProps {
  start: string | undefined;
  min: string | undefined;
  onChoose: (day: string | undefined) => void;
}

/** Stores the day as the address would. */
function Held({ start, min, onChoose }: HeldProps) {
  const [value, setValue] = useState(start);
  const choose = (day: string | undefined) => {
    onChoose(day);
    setValue(day);
  };
  return <DayField label="From" value={value} min={min} onChoose={choose} />;
}

async function open(props: { value?: string; min?: string } = {}) {
  answerCalls({ siteSettings });
  const onChoose = jest.fn();
  const page = renderShop(<Held start={props.value} min={props.min} onChoose={onChoose} />);
  const field = await screen.findByRole('textbox', { name: 'From' });
  return { ...page, field, onChoose };
}

it('takes a day in either calendar, and says it in both; the value is of AD', async () => {
  const { user, field, onChoose } = await open();
  await user.type(field, '2083-08-10');
  expect(onChoose).toHaveBeenLastCalledWith('2026-11-26');
  expect(field).toHaveAccessibleDescription('26 Nov 2026 (10 Mangsir 2083)');
  await user.clear(field);
  expect(onChoose).toHaveBeenLastCalledWith(undefined);
  await user.type(field, '2026-11-17');
  expect(onChoose).toHaveBeenLastCalledWith('2026-11-17');
  await user.tab();
  expect(field).toHaveValue('2083-08-01');
});

it('says what is wrong with a text, keeps it, and chooses nothing', async () => {
  const { user, field, onChoose } = await open();
  await user.type(field, '2083-08-30');
  expect(field).toHaveAccessibleDescription(/This day doesn't exist/);
  await user.clear(field);
  await user.type(field, '2085-01-01');
  expect(field).toHaveAccessibleDescription(/BS is known from 2000 to 2084\./);
  await user.clear(field);
  await user.type(field, '2083');
  await user.tab();
  expect(field).toHaveAccessibleDescription(/Type the day as 2083-08-10/);
  expect(field).toHaveValue('2083');
  expect(onChoose).not.toHaveBeenCalledWith(expect.any(String));
});

it('a whole text that is no day chooses none, so that the day before it is not sent', async () => {
  const { user, field, onChoose } = await open({ value: '2026-11-26' });
  await user.tripleClick(field);
  await user.keyboard('2083-13-01');
  expect(onChoose).toHaveBeenLastCalledWith(undefined);
  expect(field).toHaveValue('2083-13-01');
  expect(field).toHaveAccessibleDescription(/This day doesn't exist/);
});

it('a day is chosen from its month, a year of the owner too, and none before the first one allowed', async () => {
  const { user, onChoose } = await open({ value: '2026-11-26', min: '2026-11-20' });
  await user.click(screen.getByRole('button', { name: 'Choose the day: From' }));
  const month = screen.getByRole('dialog', { name: 'From' });
  expect(month).toBeVisible();
  expect(screen.getByRole('button', { name: 'Thu, 26 Nov (10 Mangsir)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Thu, 19 Nov (3 Mangsir)' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2084');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Baishakh');
  await user.click(screen.getByRole('button', { name: 'Wed, 14 Apr (1 Baishakh)' }));
  expect(onChoose).toHaveBeenCalledWith('2027-04-14');
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('2084-01-01');
});

it.each([
  ['ad', 'Or none. Choose.'],
  ['bs', 'Or none. Such as 2083-08-10 Choose.'],
])('says to a reader of %s what it is for, and what is wrong', async (calendar, words) => {
  localStorage.setItem('pasal:calendar', calendar);
  answerCalls({ siteSettings });
  renderShop(
    <DayField
      label="From"
      value={undefined}
      onChoose={jest.fn()}
      hint="Or none."
      error="Choose."
    />,
  );
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveAccessibleDescription(words));
  expect(screen.getByLabelText('From')).toBeInvalid();
});
