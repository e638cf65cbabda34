import { useId, useMemo } from 'react';
import type { ChartDay } from '@pasal/shared/contracts';
import { ChartDrawing, ChartPanel, ChartTable } from '@pasal/shared/dashboard';
import { formatDay, highestOf } from '../../model/chart-days';
import * as messages from './messages';

interface DayChartProps {
  title: string;
  kind: 'line' | 'bar';
  days: readonly ChartDay[];
  field: 'orders' | 'revenue';
  /** The column's heading in the table. */
  unit: string;
  format: (value: number) => string;
  /** The sum, large, and what is to be said of it. */
  total: string;
  remark: string;
}

/** One number for every day of the period: sum, picture, words, table. */
export function DayChart(props: DayChartProps) {
  const { title, kind, days, field, unit, format, total, remark } = props;
  const heading = useId();
  const drawn = useMemo(
    () => ({
      kind,
      format,
      labels: days.map(({ day }) => formatDay(day)),
      series: [{ values: days.map((day) => day[field]) }],
    }),
    [kind, format, days, field],
  );
  const highest = highestOf(days, field);
  const words = highest
    ? messages.highest(format(highest[field]), formatDay(highest.day))
    : messages.nothing;
  return (
    <ChartPanel aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{title}</h3>
        <strong>{total}</strong>
        <small>{remark}</small>
      </header>
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
