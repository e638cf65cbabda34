import { Type, type Static } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '@pasal/core/contract/schema';
import { ReleaseName, ReleaseVersion } from './release';
import { WALK_STANDINGS } from './release-walk';
import { Share } from './release-work';

/**
 * The actions in a release's history: by a person, or automatic: `grow` to the next share of its plan, `wait` there
 * for approval, `return` to the previous version. `preview` is a newly made link.
 */
export const RELEASE_ACTIONS = [
  'upload',
  'refuse',
  'activate',
  'plan',
  'grow',
  'wait',
  'go-on',
  'stop',
  'roll-back',
  'return',
  'preview',
  'end-preview',
] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];
/** One entry of the history, which is never deleted. */
export const ReleaseEvent = Type.Object({
  id: Type.Integer(),
  at: Timestamp,
  name: ReleaseName,
  action: OneOf(RELEASE_ACTIONS),
  version: ReleaseVersion,
  /** The version all visitors had before. */
  previous: Nullable(ReleaseVersion),
  share: Nullable(Share),
  by: Type.String(),
  why: Nullable(Type.String()),
  /** For an activation: who had walked with the release. */
  walked: Type.Optional(Nullable(OneOf(WALK_STANDINGS))),
});
export type ReleaseEvent = Static<typeof ReleaseEvent>;
export const ReleaseHistoryQuery = Type.Object({
  name: Type.Optional(ReleaseName),
  action: Type.Optional(OneOf(RELEASE_ACTIONS)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
export const ReleaseHistoryResponse = Type.Object({
  events: Type.Array(ReleaseEvent),
  total: Type.Integer(),
});
export type ReleaseHistoryResponse = Static<typeof ReleaseHistoryResponse>;
