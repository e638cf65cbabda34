import {
  HEALTH_HOURS,
  type ReleaseHealthResponse,
  type ReleaseOverview,
} from '@pasal/shared/contracts';
import { kathmanduDate, kathmanduTime, writeDigits, type Dates } from '@pasal/shared/domain';

const HOUR = 60 * 60 * 1000;

/** The figures of a version, per hour or in total. */
export interface Figures {
  loads: number;
  failed: number;
}

/** Minimum hours of a chart, since a new release would otherwise be a point at its edge. */
const LEAST_HOURS = 12;

/** The hours of a chart, from the first with data to the current one, as ISO texts. */
export function hoursOf({ until, hours }: ReleaseHealthResponse): string[] {
  const last = Date.parse(until);
  const first = Date.parse(hours[0]?.hour ?? until);
  const count = Math.min(Math.max((last - first) / HOUR + 1, LEAST_HOURS), HEALTH_HOURS);
  return Array.from({ length: count }, (_none, at) =>
    new Date(last - (count - 1 - at) * HOUR).toISOString(),
  );
}

/** `21 Nov, 11:45` in Kathmandu, in the calendar of its reader. */
export function formatHour(hour: string, { monthDay }: Pick<Dates, 'monthDay'>): string {
  const at = new Date(hour);
  return `${monthDay(kathmanduDate(at))}, ${writeDigits(kathmanduTime(at))}`;
}

/** Percentage of failed visits; null without visits. */
export function failedPercent({ loads, failed }: Figures): number | null {
  const visits = loads + failed;
  return visits === 0 ? null : (failed / visits) * 100;
}

/** The figures by version and hour. */
export function byHour({ hours }: ReleaseHealthResponse): Map<string, Map<string, Figures>> {
  const versions = new Map<string, Map<string, Figures>>();
  for (const { version, hour, ...figures } of hours) {
    const own = versions.get(version) ?? new Map<string, Figures>();
    versions.set(version, own.set(hour, figures));
  }
  return versions;
}

/** The versions to compare: the one in testing, or else the latest seen, and the active one; just one if there is no other. */
export function comparedVersions(
  { stable, candidate }: Pick<ReleaseOverview, 'stable' | 'candidate'>,
  { versions }: ReleaseHealthResponse,
): { version: string; isMuted: boolean }[] {
  const seen = versions.map(({ version }) => version);
  const others = seen.filter((version) => version !== stable.version);
  const subject = others.find((version) => version === candidate?.version) ?? others[0];
  const hasStable = seen.includes(stable.version);
  return [
    ...(subject === undefined ? [] : [{ version: subject, isMuted: false }]),
    ...(hasStable ? [{ version: stable.version, isMuted: subject !== undefined }] : []),
  ];
}
