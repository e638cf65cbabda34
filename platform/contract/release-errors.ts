import { Type, type Static } from '@sinclair/typebox';
import { Timestamp } from '@pasal/core/contract/schema';
import { ERROR_LIMITS, MAX_ERRORS_OF_REMOTE } from './limits';
import { ReleaseVersion } from './release';

/** What a browser says of an error. The shop takes people's data out of it before it keeps it. */
export const ErrorWords = Type.Object(
  {
    message: Type.String({ maxLength: ERROR_LIMITS.message }),
    /** `offers/1.0.0/12.ab.js:1:234`: places in the files of releases, the innermost first. */
    frames: Type.Array(Type.String({ maxLength: ERROR_LIMITS.frame }), {
      maxItems: ERROR_LIMITS.frames,
    }),
    /** The path of the page; only the route it fits is kept. */
    path: Type.String({ maxLength: ERROR_LIMITS.path }),
  },
  { additionalProperties: false },
);
export type ErrorWords = Static<typeof ErrorWords>;

/** A browser by its family; all others are one. */
export const BROWSER_FAMILIES = [
  'Chrome',
  'Edge',
  'Firefox',
  'Opera',
  'Safari',
  'Samsung Internet',
  'other',
] as const;
export type BrowserFamily = (typeof BROWSER_FAMILIES)[number];

/** An error of a release as its team reads it. */
export const ReleaseError = Type.Object({
  version: ReleaseVersion,
  /** Where it happened: `render`, `error`, … */
  phase: Type.String(),
  /** Without addresses, mails, numbers and values. */
  message: Type.String(),
  /** `src/pages/offers.tsx:12:8 OffersPage`, the innermost first; the file of the build where it has no source map. */
  frames: Type.Array(Type.String()),
  /** The pattern of the page's route; null for none of a release. */
  route: Type.Union([Type.String(), Type.Null()]),
  /** Visits that met it, by browser. */
  browsers: Type.Record(Type.String(), Type.Number({ minimum: 1 })),
  visits: Type.Number({ minimum: 1 }),
  first_seen: Timestamp,
  last_seen: Timestamp,
});
export type ReleaseError = Static<typeof ReleaseError>;

/** GET /release/:name/errors, the last seen first. */
export const ReleaseErrorsResponse = Type.Object({
  errors: Type.Array(ReleaseError, { maxItems: MAX_ERRORS_OF_REMOTE }),
});
export type ReleaseErrorsResponse = Static<typeof ReleaseErrorsResponse>;
