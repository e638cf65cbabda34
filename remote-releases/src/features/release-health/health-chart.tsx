import { useId, useMemo } from 'react';
import type { ReleaseHealthResponse, ReleaseOverview } from '@pasal/shared/contracts';
import { ChartDrawing, ChartSection } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import type { Dates } from '@pasal/shared/domain';
import { Badge } from '@pasal/shared/ui';
import {
  byHour,
  comparedVersions,
  failedPercent,
  formatHour,
  hoursOf,
} from '../../model/health-hours';
import * as s from './health-chart.styles';
import { HealthTable } from './health-table';
import * as messages from './messages';

interface HealthChartProps {
  release: ReleaseOverview;
  health: ReleaseHealthResponse;
}

/** A version's current role for visitors. */
function roleOf({ stable, candidate }: ReleaseOverview, version: string) {
  if (version === candidate?.version) return { text: messages.candidate, tone: 'warning' } as const;
  if (version === stable.version) return { text: messages.stable, tone: 'success' } as const;
  return { text: messages.before, tone: 'neutral' } as const;
}

type Seen = ReleaseHealthResponse['versions'][number];

/** Describes a version's figures: failures, sales and refusals. */
const inWords = ({ loads, failed, slow, reached, ordered, refused, refusals }: Seen) =>
  [
    messages.figures(failed, loads + failed, failedPercent({ loads, failed }) ?? 0),
    ...(reached > 0 ? [messages.orders(ordered, reached)] : []),
    ...(slow > 0 ? [messages.slow(slow)] : []),
    ...(refused > 0 ? [messages.refused(refused, refusals)] : []),
  ].join(' · ');

/** Makes the chart's data: for each version the share of failed visits per hour. */
function drawnOf(release: ReleaseOverview, health: ReleaseHealthResponse, dates: Dates) {
  const hours = hoursOf(health);
  const figures = byHour(health);
  const percentAt = (version: string) => (hour: string) =>
    failedPercent(figures.get(version)?.get(hour) ?? { loads: 0, failed: 0 });
  return {
    kind: 'line' as const,
    labels: hours.map((hour) => formatHour(hour, dates)),
    series: comparedVersions(release, health).map(({ version, isMuted }) => ({
      label: version,
      values: hours.map(percentAt(version)),
      isMuted,
    })),
    format: messages.percent,
  };
}

/** The share of failed visits per hour: text for each version, chart, table. */
export function HealthChart({ release, health }: HealthChartProps) {
  const heading = useId();
  const dates = useDates();
  const drawn = useMemo(() => drawnOf(release, health, dates), [release, health, dates]);
  const { title } = release;
  const told = drawn.series.map(({ label, isMuted }) => {
    const all = health.versions.find(({ version }) => version === label);
    return { version: label, isMuted, words: all ? inWords(all) : messages.notSeen };
  });
  const sentence = told.map(({ version, words }) => `${version}: ${words}.`).join(' ');
  return (
    <ChartSection aria-labelledby={heading}>
      <h3 id={heading}>{messages.failures(title)}</h3>
      <s.Legend aria-label={messages.versions}>
        {told.map(({ version, isMuted, words }) => {
          const { text, tone } = roleOf(release, version);
          return (
            <li key={version}>
              <s.Swatch $muted={isMuted} aria-hidden="true" />
              <b>{version}</b>
              <Badge $tone={tone}>{text}</Badge>
              <span>{words}</span>
            </li>
          );
        })}
      </s.Legend>
      <ChartDrawing drawn={drawn} label={`${messages.failures(title)}. ${sentence}`} />
      <HealthTable health={health} labelledBy={heading} />
    </ChartSection>
  );
}
