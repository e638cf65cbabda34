import { BS_MONTH_DAYS } from '@pasal/shared/contracts';
import { Refusal } from '@pasal/shared/dashboard';
import { AD_DATES, sumOf, monthName, type BsCalendar } from '@pasal/shared/domain';
import { Icon, IconButton, icons, TextField } from '@pasal/shared/ui';
import { wholeYears, type CalendarDraft } from '../../../model/calendar-draft';
import { Months, Sum, Year } from './calendar.styles';
import * as messages from './messages';

const USUAL = new Set([365, 366]);

interface YearFieldsProps {
  year: CalendarDraft['years'][number];
  /** Includes the years being edited. */
  calendar: BsCalendar;
  /** The problem with the year, and with one of its months. */
  problem: string | undefined;
  problemOf: (month: number) => string | undefined;
  onChange: (months: string[]) => void;
  onRemove: () => void;
}

const dateOf = (day: string | undefined) => AD_DATES.date(`${day}T00:00:00Z`);

/** The year's length and its range of AD days, as far as entered. */
function YearSum({ year, calendar }: Pick<YearFieldsProps, 'year' | 'calendar'>) {
  const [whole] = wholeYears({ paper: 'ad', years: [year] });
  if (!whole) return <Sum>{messages.typeMonths}</Sum>;
  const days = sumOf(whole.months);
  if (!USUAL.has(days)) return <Sum $warns>{messages.unusual(days)}</Sum>;
  const from = calendar.toAd({ year: year.year, month: 1, day: 1 });
  const to = calendar.toAd({ year: year.year, month: 12, day: whole.months[11] ?? 0 });
  // It follows an incomplete year.
  if (!from || !to) return null;
  return <Sum>{messages.spans(days, dateOf(from), dateOf(to))}</Sum>;
}

/** The twelve months of a year, and its summary. */
export function YearFields(props: YearFieldsProps) {
  const { year, calendar, problem, problemOf, onChange, onRemove } = props;
  return (
    <Year>
      <legend>{messages.yearOf(year.year)}</legend>
      <Months>
        {year.months.map((days, at) => (
          <TextField
            key={monthName(at + 1)}
            label={monthName(at + 1)}
            aria-label={messages.month(monthName(at + 1), year.year)}
            type="number"
            min={BS_MONTH_DAYS.least}
            max={BS_MONTH_DAYS.most}
            value={days}
            error={problemOf(at)}
            onChange={({ target }) => onChange(year.months.with(at, target.value))}
          />
        ))}
      </Months>
      <div>
        <YearSum year={year} calendar={calendar} />
        <IconButton label={messages.remove(year.year)} onClick={onRemove}>
          <Icon shape={icons.trash} />
        </IconButton>
      </div>
      <Refusal text={problem} />
    </Year>
  );
}
