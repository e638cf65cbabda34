import { useId, useMemo, type ReactNode } from 'react';
import { ChartDrawing, ChartPanel, ChartTable } from '@pasal/shared/dashboard';
import { highestOf, type ChartPoint } from '../../model/chart-days';
import * as messages from './messages';

interface DayChartProps {
  title: string;
  points: readonly ChartPoint[];
  /** The points are months. */
  byMonth: boolean;
  field: 'orders' | 'revenue';
  /** The column's heading in the table. */
  unit: string;
  format: (value: number) => string;
  /** The total, its change, and the remark on it. */
  total: string;
  change: ReactNode;
  remark: string;
}

/** One number for each day or month of the period: total, picture, text, table. */
export function DayChart(props: DayChartProps) {
  const { title, points, byMonth, field, unit, format, total, change, remark } = props;
  const heading = useId();
  const drawn = useMemo(
    () => ({
      // Days and months are discrete: there is nothing to draw between them.
      kind: 'bar' as const,
      format,
      labels: points.map(({ label }) => label),
      series: [{ values: points.map((point) => point[field]) }],
    }),
    [format, points, field],
  );
  const highest = highestOf(points, field);
  const head = (
    <header>
      <h3 id={heading}>{title}</h3>
      <strong>{total}</strong>
      {change}
      <small>{remark}</small>
    </header>
  );
  // A new shop needs no empty picture.
  if (!highest) {
    return (
      <ChartPanel aria-labelledby={heading}>
        {head}
        <p>{messages.nothing}</p>
      </ChartPanel>
    );
  }
  const words = messages.highest[byMonth ? 'month' : 'day'](format(highest[field]), highest.label);
  return (
    <ChartPanel aria-labelledby={heading}>
      {head}
      <ChartDrawing drawn={drawn} label={`${title}. ${total}. ${words}`} />
      <ChartTable labelledBy={heading}>
        <thead>
          <tr>
            <th scope="col">{byMonth ? messages.month : messages.day}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{format(point[field])}</td>
            </tr>
          ))}
        </tbody>
      </ChartTable>
    </ChartPanel>
  );
}
