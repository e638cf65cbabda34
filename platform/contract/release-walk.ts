import { Type, type Static } from '@sinclair/typebox';
import { ReleaseVersion } from './release';
import { OneOf, Timestamp } from '@pasal/core/contract/schema';

/** Those who walk through the shop with a release in place, before visitors do. */
const WALKERS = ['shop', 'team'] as const;
/** What stood behind an activation: a walk by one of them, none, or somebody went without. */
export const WALK_STANDINGS = [...WALKERS, 'none', 'waived'] as const;
export type WalkStanding = (typeof WALK_STANDINGS)[number];

/** Most findings of a walk that are stored, and the longest of them. */
export const MOST_FINDINGS = 50;
export const FINDING_LENGTH = 500;
const Findings = Type.Array(Type.String({ minLength: 1, maxLength: FINDING_LENGTH }), {
  maxItems: MOST_FINDINGS,
});
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Names what is live: a result is good beside exactly this. */
export const LiveSetText = Type.String({ minLength: 1, maxLength: 200 });

/** A walk through the shop with a release in place, and what it found. */
export const ReleaseWalk = Type.Object({
  walked_by: OneOf(WALKERS),
  /** As the history names them. */
  by: Type.String(),
  at: Timestamp,
  /** A sentence each; none when it passed. */
  findings: Type.Array(Type.String()),
  /** True when something else is live by now than it was walked beside: it counts no more. */
  stale: Type.Boolean(),
});
export type ReleaseWalk = Static<typeof ReleaseWalk>;

/** A walk that is under way; its release is activated at the end when nothing is found. */
export const WalkUnderWay = Type.Object({
  version: ReleaseVersion,
  by: Type.String(),
  since: Timestamp,
});
export type WalkUnderWay = Static<typeof WalkUnderWay>;

/** POST /release/:name/walk: what a team's own browser found. */
export const WalkResult = Type.Object(
  {
    version: ReleaseVersion,
    /** sha256 of the archive whose build was walked. */
    digest: Digest,
    /** What was live beside it, as `check` names it. */
    live: LiveSetText,
    findings: Findings,
    /** HMAC-SHA256 of all of it, with the hash of the token as its key. */
    signature: Digest,
  },
  { additionalProperties: false },
);
export type WalkResult = Static<typeof WalkResult>;
