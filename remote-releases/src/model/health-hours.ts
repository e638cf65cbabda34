import {
  HEALTH_HOURS,
  type ReleaseHealthResponse,
  type ReleaseOverview,
} from '@pasal/shared/contracts';
import { kathmanduDate, kathmanduTime, writeDigits, type Dates } from '@pasal/shared/domain';

const HOUR = 60 * 60 * 1000;

/** The figures of a version: for an hour, or in all. */
export interface Figures {
  loads: number;
  failed: number;
}

/** A chart has so many hours at least, or what was only just released would be a point at its edge. */
const LEAST_HOURS = 12;

/** The hours of a chart, from the first one of which anything is known to the one of now, as ISO texts. */
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

/** Percent of the visits that failed; null where there were none. */
export function failedPercent({ loads, failed }: Figures): number | null {
  const visits = loads + failed;
  return visits === 0 ? null : (failed / visits) * 100;
}

/** The figures of each version by its hour. */
export function byHour({ hours }: ReleaseHealthResponse): Map<string, Map<string, Figures>> {
  const versions = new Map<string, Map<string, Figures>>();
  for (const { version, hour, ...figures } of hours) {
    const own = versions.get(version) ?? new Map<string, Figures>();
    versions.set(version, own.set(hour, figures));
  }
  return versions;
}

/**
 * The versions that are held against each other: what is being tried, or else what was seen last, and what
 * everybody else gets; one alone where there is no other.
 */
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
