import { Type, type Static } from '@sinclair/typebox';
import { HEALTH_HOURS, MAX_HEALTH_VERSIONS } from './limits';
import { ReleaseName, ReleaseVersion } from './release';
import { ErrorWords } from './release-errors';
import { ERROR_CODES, type ErrorCode } from '@pasal/core/contract/error-codes';
import { STATUS_OF } from '@pasal/core/contract/error';
import { OneOf, Timestamp } from '@pasal/core/contract/schema';

/** Where a release can fail in a page. */
export const HEALTH_PHASES = [
  /** The page cannot read the description of the release. */
  'record',
  /** The start script did not load, or defined nothing. */
  'entry',
  /** The same for a later script. */
  'chunk',
  /** A script's content does not match the hash in its record. */
  'integrity',
  /** A part of it threw while rendering. */
  'render',
  /** The server's HTML differs from what the browser rendered. */
  'hydration',
  /** The server could not render its part of the page, or not in time. */
  'server-render',
  /** Its code threw outside of rendering: in an event handler, late, or in an unhandled promise rejection. */
  'error',
  /** Its page shows nothing. */
  'blank',
  /** The page's policy blocked its code, such as a call to a foreign address. */
  'policy',
] as const;
export type HealthPhase = (typeof HEALTH_PHASES)[number];

/**
 * What a page counts other than failures. `slow`: a release slowed the page down. The others concern the whole
 * composition and are counted for the host: the visit reached a page that sells, placed an order, or had one refused.
 */
export const HEALTH_COUNTS = ['slow', 'reached', 'ordered', 'refused'] as const;
export type HealthCount = (typeof HEALTH_COUNTS)[number];
type RefusalCode = {
  [Code in ErrorCode]: (typeof STATUS_OF)[Code] extends 409 ? Code : never;
}[ErrorCode];
/** The codes with which the shop refuses an order as it stands. */
const REFUSAL_CODES = ERROR_CODES.filter(
  (code): code is RefusalCode => STATUS_OF[code] === STATUS_OF.CONFLICT,
);
/** A refused order by its code, as stored in addition to the total. */
export type Refusal = `refused:${RefusalCode}`;
export const refusalOf = (code: RefusalCode): Refusal => `refused:${code}`;
/** The code of such a fact; undefined for any other. */
export const refusedCode = (fact: string): string | undefined => /^refused:(.+)/.exec(fact)?.[1];

/** What is counted for a release. */
export type HealthFact = 'load' | HealthCount | HealthPhase | Refusal;

/** A page's report on one release: that it worked, or in which phase it failed. */
const HealthEvent = Type.Object(
  {
    name: ReleaseName,
    phase: OneOf(['load', ...HEALTH_COUNTS, ...HEALTH_PHASES]),
    /** The code with which an order was refused. */
    code: Type.Optional(OneOf(REFUSAL_CODES)),
    /** Set if the page knows its version better than its ticket does. */
    version: Type.Optional(ReleaseVersion),
    /** What the browser says of a failure. */
    words: Type.Optional(ErrorWords),
  },
  { additionalProperties: false },
);
export type HealthEvent = Static<typeof HealthEvent>;

/** The maximum events of one report: a page hardly has more remotes. */
const MOST_EVENTS = 20;
/** The maximum length of a ticket: it lists the versions of the host and each remote. */
const TICKET_LENGTH = 4000;

/** POST /release-health; it does not identify the visitor or the page. */
export const HealthReport = Type.Object(
  {
    ticket: Type.String({ maxLength: TICKET_LENGTH }),
    events: Type.Array(HealthEvent, { minItems: 1, maxItems: MOST_EVENTS }),
  },
  { additionalProperties: false },
);
export type HealthReport = Static<typeof HealthReport>;

const failures = {
  version: ReleaseVersion,
  /** Pages in which it worked; a page sampled to report counts for all it was sampled from. */
  loads: Type.Number({ minimum: 0 }),
  /** Networks in which it failed, each once in ten minutes. */
  failed: Type.Number({ minimum: 0 }),
};

const figures = {
  ...failures,
  /** Networks in which it slowed a page down. */
  slow: Type.Number({ minimum: 0 }),
  /** Visits that reached a product, the cart or the checkout, and those of them that placed an order. */
  reached: Type.Number({ minimum: 0 }),
  ordered: Type.Number({ minimum: 0 }),
  /** Networks with a refused order, such as for a changed price. */
  refused: Type.Number({ minimum: 0 }),
};

/** The same by the code with which the shop refused, most frequent first. */
const refusals = Type.Array(
  Type.Object({ code: OneOf(REFUSAL_CODES), networks: Type.Number({ minimum: 0 }) }),
  { maxItems: REFUSAL_CODES.length },
);

/** GET /release/:name/health. */
export const ReleaseHealthResponse = Type.Object({
  /** The current hour, which is the last one. */
  until: Timestamp,
  /** Totals over all hours, most recently seen version first. */
  versions: Type.Array(Type.Object({ ...figures, refusals }), { maxItems: MAX_HEALTH_VERSIONS }),
  /** By hour and version, without empty ones. */
  hours: Type.Array(Type.Object({ hour: Timestamp, ...failures }), {
    maxItems: HEALTH_HOURS * MAX_HEALTH_VERSIONS,
  }),
});
export type ReleaseHealthResponse = Static<typeof ReleaseHealthResponse>;
