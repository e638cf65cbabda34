import { Type, type Static } from '@sinclair/typebox';
import { HEALTH_HOURS, MAX_HEALTH_VERSIONS } from './limits';
import { ReleaseName, ReleaseVersion } from './release';
import { ERROR_CODES, type ErrorCode } from '@pasal/core/contract/error-codes';
import { STATUS_OF } from '@pasal/core/contract/error';
import { OneOf, Timestamp } from '@pasal/core/contract/schema';

/** Where a release can fail in a page. */
export const HEALTH_PHASES = [
  /** The page cannot read the description of the release. */
  'record',
  /** The script it starts with did not come, or defined nothing. */
  'entry',
  /** The same of a later script. */
  'chunk',
  /** A script came with other bytes than its record names. */
  'integrity',
  /** A part of it threw while it was shown. */
  'render',
  /** The server rendered something else than the browser. */
  'hydration',
  /** The server could not make its part of the page, or not in time. */
  'server-render',
  /** Its code threw outside of rendering: in a handler, late, or in a promise that no one caught. */
  'error',
  /** Its page shows nothing. */
  'blank',
  /** The page's policy forbade what its code tried, such as a call to a foreign address. */
  'policy',
] as const;
export type HealthPhase = (typeof HEALTH_PHASES)[number];

/**
 * What a page counts beside failures. `slow`: a release held the page up. The others speak of the whole
 * composition and are named after the host: the visit reached a page that sells, placed an order, or had one refused.
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
/** An order that was refused, by its code, as it is stored beside all that were. */
export type Refusal = `refused:${RefusalCode}`;
export const refusalOf = (code: RefusalCode): Refusal => `refused:${code}`;
/** The code of such a fact; undefined for any other. */
export const refusedCode = (fact: string): string | undefined => /^refused:(.+)/.exec(fact)?.[1];

/** What is counted of a release. */
export type HealthFact = 'load' | HealthCount | HealthPhase | Refusal;

/** A page's report on one release: that it worked, or in which phase it failed. */
const HealthEvent = Type.Object(
  {
    name: ReleaseName,
    phase: OneOf(['load', ...HEALTH_COUNTS, ...HEALTH_PHASES]),
    /** The code with which an order was refused. */
    code: Type.Optional(OneOf(REFUSAL_CODES)),
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

const failures = {
  version: ReleaseVersion,
  /**
   * The number of pages in which it worked; a page that was drawn to report counts for all those it was drawn
   * from.
   */
  loads: Type.Number({ minimum: 0 }),
  /** Networks in which it failed, each once in ten minutes. */
  failed: Type.Number({ minimum: 0 }),
};

const figures = {
  ...failures,
  /** Networks in which it held a page up. */
  slow: Type.Number({ minimum: 0 }),
  /** Visits that reached a product, the cart or the checkout, and those of them that placed an order. */
  reached: Type.Number({ minimum: 0 }),
  ordered: Type.Number({ minimum: 0 }),
  /** Networks with an order that was refused, such as for another price. */
  refused: Type.Number({ minimum: 0 }),
};

/** The same by the code with which the shop refused, most frequent first. */
const refusals = Type.Array(
  Type.Object({ code: OneOf(REFUSAL_CODES), networks: Type.Number({ minimum: 0 }) }),
  { maxItems: REFUSAL_CODES.length },
);

/** GET /release/:name/health. */
export const ReleaseHealthResponse = Type.Object({
  /** The hour of now, which is the last one. */
  until: Timestamp,
  /** In all hours together, the version that was seen last first. */
  versions: Type.Array(Type.Object({ ...figures, refusals }), { maxItems: MAX_HEALTH_VERSIONS }),
  /** By hour and version, where there was anything. */
  hours: Type.Array(Type.Object({ hour: Timestamp, ...failures }), {
    maxItems: HEALTH_HOURS * MAX_HEALTH_VERSIONS,
  }),
});
export type ReleaseHealthResponse = Static<typeof ReleaseHealthResponse>;
