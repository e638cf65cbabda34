import { Type, type Static } from '@sinclair/typebox';
import { ReleaseVersion } from './release';
import { OneOf, Timestamp } from '@pasal/core/contract/schema';

/** Who walks through the shop with a release before it goes live. */
const WALKERS = ['shop', 'team'] as const;
/** What an activation was based on: a walk by one of them, none, or a deliberate skip. */
export const WALK_STANDINGS = [...WALKERS, 'none', 'waived'] as const;
export type WalkStanding = (typeof WALK_STANDINGS)[number];

/** The maximum number of stored findings of a walk, and their maximum length. */
export const MOST_FINDINGS = 50;
export const FINDING_LENGTH = 500;
const Findings = Type.Array(Type.String({ minLength: 1, maxLength: FINDING_LENGTH }), {
  maxItems: MOST_FINDINGS,
});
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Identifies what is live: a result is valid only together with it. */
export const LiveSetText = Type.String({ minLength: 1, maxLength: 200 });

/** A walk through the shop with a release, and its findings. */
export const ReleaseWalk = Type.Object({
  walked_by: OneOf(WALKERS),
  /** As the history names them. */
  by: Type.String(),
  at: Timestamp,
  /** A sentence each; empty when it passed. */
  findings: Type.Array(Type.String()),
  /** True when something else is live by now than during the walk: it no longer counts. */
  stale: Type.Boolean(),
});
export type ReleaseWalk = Static<typeof ReleaseWalk>;

/** A walk in progress; its release is activated at the end if nothing is found. */
export const WalkUnderWay = Type.Object({
  version: ReleaseVersion,
  by: Type.String(),
  since: Timestamp,
});
export type WalkUnderWay = Static<typeof WalkUnderWay>;

/** POST /release/:name/walk: the findings of a team's own browser. */
export const WalkResult = Type.Object(
  {
    version: ReleaseVersion,
    /** sha256 of the archive whose build was walked. */
    digest: Digest,
    /** What was live during the walk, as `check` names it. */
    live: LiveSetText,
    findings: Findings,
    /** HMAC-SHA256 of all of it, with the hash of the token as its key. */
    signature: Digest,
  },
  { additionalProperties: false },
);
export type WalkResult = Static<typeof WalkResult>;
