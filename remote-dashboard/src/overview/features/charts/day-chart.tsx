import { useId, useMemo, type ReactNode } from 'react';
import type { ChartDay } from '@pasal/shared/contracts';
import { ChartDrawing, ChartPanel, ChartTable } from '@pasal/shared/dashboard';
import { formatDay, highestOf } from '../../model/chart-days';
import * as messages from './messages';

interface DayChartProps {
  title: string;
  days: readonly ChartDay[];
  field: 'orders' | 'revenue';
  /** The column's heading in the table. */
  unit: string;
  format: (value: number) => string;
  /** The sum, large, how it has changed, and what is to be said of it. */
  total: string;
  change: ReactNode;
  remark: string;
}

/** One number for every day of the period: sum, picture, words, table. */
export function DayChart(props: DayChartProps) {
  const { title, days, field, unit, format, total, change, remark } = props;
  const heading = useId();
  const drawn = useMemo(
    () => ({
      // A day is a whole: between two of them there is nothing to draw.
      kind: 'bar' as const,
      format,
      labels: days.map(({ day }) => formatDay(day)),
      series: [{ values: days.map((day) => day[field]) }],
    }),
    [format, days, field],
  );
  const highest = highestOf(days, field);
  const head = (
    <header>
      <h3 id={heading}>{title}</h3>
      <strong>{total}</strong>
      {change}
      <small>{remark}</small>
    </header>
  );
  // A new shop has no use for an empty picture.
  if (!highest) {
    return (
      <ChartPanel aria-labelledby={heading}>
        {head}
        <p>{messages.nothing}</p>
      </ChartPanel>
    );
  }
  const words = messages.highest(format(highest[field]), formatDay(highest.day));
  return (
    <ChartPanel aria-labelledby={heading}>
      {head}
      <ChartDrawing drawn={drawn} label={`${title}. ${total}. ${words}`} />
      <ChartTable labelledBy={heading}>
        <thead>
          <tr>
            <th scope="col">{messages.day}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDay(day.day)}</th>
              <td>{format(day[field])}</td>
            </tr>
          ))}
        </tbody>
      </ChartTable>
    </ChartPanel>
  );
}
