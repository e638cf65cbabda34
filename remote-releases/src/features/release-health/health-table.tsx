import type { ReleaseHealthResponse } from '@pasal/shared/contracts';
import { ChartTable } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { byHour, formatHour } from '../../model/health-hours';
import * as messages from './messages';

interface HealthTableProps {
  health: ReleaseHealthResponse;
  /** The id of its heading. */
  labelledBy: string;
}

/** Every version's figures per hour, latest first, without hours that have no report. */
export function HealthTable({ health, labelledBy }: HealthTableProps) {
  const { versions, hours } = health;
  const dates = useDates();
  const figures = byHour(health);
  const seen = [...new Set(hours.map(({ hour }) => hour))].toReversed();
  const at = (version: string, hour: string) => {
    const own = figures.get(version)?.get(hour);
    return own ? messages.short(own.failed, own.loads + own.failed) : messages.notSeen;
  };
  return (
    <ChartTable labelledBy={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{messages.hour}</th>
          {versions.map(({ version }) => (
            <th key={version} scope="col">
              {version}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seen.map((hour) => (
          <tr key={hour}>
            <th scope="row">{formatHour(hour, dates)}</th>
            {versions.map(({ version }) => (
              <td key={version}>{at(version, hour)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ChartTable>
  );
}
