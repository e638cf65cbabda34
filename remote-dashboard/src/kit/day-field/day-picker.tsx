import { useState } from 'react';
import { Choice } from '@pasal/shared/dashboard';
import type { Bs } from '@pasal/shared/dates';
import { writeDigits } from '@pasal/shared/domain';
import { Dialog } from '@pasal/shared/ui';
import { useToday } from '../use-today';
import { Day, Days, Month } from './day-field.styles';
import * as messages from './messages';

interface DayPickerProps {
  title: string;
  bs: Bs;
  /** The selected day and its limits, all in AD. */
  value: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** One month of Bikram Sambat, for selecting a day. */
export function DayPicker({ title, bs, value, min, max, onChoose, onClose }: DayPickerProps) {
  const { rules, calendar } = bs;
  const last = { year: calendar.last, month: 12 };
  const today = useToday();
  const [shown, show] = useState(() => calendar.toBs(value ?? today) ?? last);
  const { year, month } = shown;
  const dates = rules.makeDates('both', calendar);
  const count = calendar.lengthsOf(year)?.[month - 1] ?? 0;
  const days = Array.from({ length: count }, (_, at) => {
    const ad = calendar.toAd({ year, month, day: at + 1 }) ?? '';
    const isOutside = (min !== undefined && ad < min) || (max !== undefined && ad > max);
    return { number: at + 1, ad, isOutside };
  });
  const years = Array.from({ length: calendar.last - rules.FIRST_TYPED_BS_YEAR + 1 }, (_, before) =>
    String(calendar.last - before),
  );
  return (
    <Dialog open title={title} onClose={onClose}>
      <Month>
        <Choice
          label={messages.month}
          choices={rules.BS_MONTHS.en.map(
            (_, at) => [String(at + 1), rules.monthName(at + 1)] as const,
          )}
          value={String(month)}
          onChoose={(chosen) => show({ year, month: Number(chosen) })}
        />
        <Choice
          label={messages.year}
          choices={years.map((each) => [each, writeDigits(each)] as const)}
          value={String(year)}
          onChoose={(chosen) => show({ year: Number(chosen), month })}
        />
      </Month>
      <Days>
        {messages.weekdays.map((name) => (
          <span key={name} aria-hidden="true">
            {name}
          </span>
        ))}
        {days.map(({ number, ad, isOutside }, at) => (
          <Day
            key={number}
            type="button"
            aria-label={dates.day(ad)}
            aria-pressed={ad === value}
            aria-current={ad === today ? 'date' : undefined}
            disabled={isOutside}
            $column={at === 0 ? weekdayOf(ad) + 1 : undefined}
            onClick={() => onChoose(ad)}
          >
            {writeDigits(number)}
          </Day>
        ))}
      </Days>
    </Dialog>
  );
}
