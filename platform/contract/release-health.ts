import { Type, type Static } from '@sinclair/typebox';
import { HEALTH_HOURS, MAX_HEALTH_VERSIONS } from './limits';
import { ReleaseName, ReleaseVersion } from './release';
import { OneOf, Timestamp } from '@pasal/core/contract/schema';

/** Where a release can fail in a page. */
export const HEALTH_PHASES = [
  /** What the page was told of it cannot be read. */
  'record',
  /** The script it starts with did not come, or defined nothing. */
  'entry',
  /** The same of a later script. */
  'chunk',
  /** A script came with other bytes than its record names. */
  'integrity',
  /** A part of it threw while it was shown. */
  'render',
  /** What the server had made of it was not what the browser made. */
  'hydration',
  /** The server could not make its part of the page, or not in time. */
  'server-render',
] as const;
export type HealthPhase = (typeof HEALTH_PHASES)[number];

/** What a page tells of one release: that it worked, or in which phase it failed. */
const HealthEvent = Type.Object(
  {
    name: ReleaseName,
    phase: OneOf(['load', ...HEALTH_PHASES]),
    /** Where the page knows better than its ticket which version it had. */
    version: Type.Optional(ReleaseVersion),
  },
  { additionalProperties: false },
);
export type HealthEvent = Static<typeof HealthEvent>;

/** Most events of one report: a page has hardly more remotes than that. */
const MOST_EVENTS = 20;
/** Longest ticket: it names the version of host and of each remote. */
const TICKET_LENGTH = 4000;

/** POST /release-health; nothing of it says who reports or which page. */
export const HealthReport = Type.Object(
  {
    ticket: Type.String({ maxLength: TICKET_LENGTH }),
    events: Type.Array(HealthEvent, { minItems: 1, maxItems: MOST_EVENTS }),
  },
  { additionalProperties: false },
);
export type HealthReport = Static<typeof HealthReport>;

const figures = {
  version: ReleaseVersion,
  /** Pages in which it worked; each that was drawn to tell of it stands for all it was drawn among. */
  loads: Type.Number({ minimum: 0 }),
  /** Networks in which it failed, each once in ten minutes. */
  failed: Type.Number({ minimum: 0 }),
};

/** GET /release/:name/health. */
export const ReleaseHealthResponse = Type.Object({
  /** The hour of now, which is the last one. */
  until: Timestamp,
  /** In all hours together, the version that was seen last first. */
  versions: Type.Array(Type.Object(figures), { maxItems: MAX_HEALTH_VERSIONS }),
  /** By hour and version, where there was anything. */
  hours: Type.Array(Type.Object({ hour: Timestamp, ...figures }), {
    maxItems: HEALTH_HOURS * MAX_HEALTH_VERSIONS,
  }),
});
export type ReleaseHealthResponse = Static<typeof ReleaseHealthResponse>;
