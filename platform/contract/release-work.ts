import { Type, type Static } from '@sinclair/typebox';
import { PLAN_DECISIONS, PLAN_STATES } from './limits';
import { ReleaseName, ReleaseRecord, ReleaseVersion } from './release';
import { Nullable, OneOf, Timestamp } from '@pasal/core/contract/schema';

/** Percent of the visitors a release is shown to, to a hundredth. */
export const Share = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 });
const Reason = Type.String({ maxLength: 500 });
const Label = Type.String({ minLength: 1, maxLength: 100 });
/** As long as an address may be (RFC 5321). */
const Email = Type.String({ maxLength: 254 });

/** What a token may do with the releases of its one remote. */
export const ReleaseRights = Type.Object({
  upload: Type.Boolean(),
  /** The largest share it may activate; 0 when none. */
  activate: Share,
  roll_back: Type.Boolean(),
});
export type ReleaseRights = Static<typeof ReleaseRights>;

export const TOKEN_STATES = ['active', 'expired', 'revoked'] as const;

export const ReleaseToken = Type.Object({
  id: Type.Integer(),
  state: OneOf(TOKEN_STATES),
  name: ReleaseName,
  /** Whose it is, in the owner's words. */
  label: Label,
  /** Where the team reads of its releases, such as that one went back by itself. */
  email: Nullable(Email),
  rights: ReleaseRights,
  created_at: Timestamp,
  created_by: Type.String(),
  expires_at: Timestamp,
  revoked_at: Nullable(Timestamp),
  last_used_at: Nullable(Timestamp),
});
export type ReleaseToken = Static<typeof ReleaseToken>;

export const ReleaseTokenRequest = Type.Object(
  {
    name: ReleaseName,
    label: Label,
    email: Type.Optional(Email),
    rights: ReleaseRights,
    /** It ends after so many days. */
    days: Type.Integer({ minimum: 1, maximum: 366 }),
  },
  { additionalProperties: false },
);
export type ReleaseTokenRequest = Static<typeof ReleaseTokenRequest>;
/** The secret is shown this once; the shop keeps its hash. */
export const ReleaseTokenMade = Type.Object({
  message: Type.String(),
  token: ReleaseToken,
  secret: Type.String(),
});
export type ReleaseTokenMade = Static<typeof ReleaseTokenMade>;
export const ReleaseTokensResponse = Type.Object({ tokens: Type.Array(ReleaseToken) });
export const ReleaseTokenRevoked = Type.Object({ message: Type.String(), token: ReleaseToken });

/** What the gate compares. */
export const GATE_SUBJECTS = [
  'record',
  'file',
  'name',
  'range',
  'route',
  'slot',
  'endpoint',
  'budget',
  'contract',
  'call',
  /** How the server renders its pages. */
  'rendering',
] as const;

/** Why a release may not go live: what it is about, and what each side has. */
export const GateProblem = Type.Object({
  subject: OneOf(GATE_SUBJECTS),
  /** File, module, route, slot, endpoint or call it is about. */
  name: Type.String(),
  /** What the release has or asks for. */
  release: Type.String(),
  /** What the shop has. */
  shop: Type.String(),
  /** The same as a sentence. */
  text: Type.String(),
});
export type GateProblem = Static<typeof GateProblem>;

/** Also the `details` of `RELEASE_REFUSED`. */
export const GateResponse = Type.Object({ problems: Type.Array(GateProblem) });
export type GateResponse = Static<typeof GateResponse>;

export const ReleaseParams = Type.Object({ name: ReleaseName });
export const UploadedRelease = Type.Object({
  name: ReleaseName,
  version: ReleaseVersion,
  /** sha256 of the archive. */
  digest: Type.String(),
  /** What a team has to know before it is too late: the shop keeps few more releases of it. */
  notice: Type.Optional(Type.String()),
});
export type UploadedRelease = Static<typeof UploadedRelease>;

export const ActivationRequest = Type.Object(
  {
    version: ReleaseVersion,
    /** All visitors unless said otherwise. */
    share: Type.Optional(Type.Number({ minimum: 0.01, maximum: 100, multipleOf: 0.01 })),
    /** Shown to few first, and to more by itself; it has no share of its own then. */
    plan: Type.Optional(Type.Boolean()),
    why: Type.Optional(Reason),
  },
  { additionalProperties: false },
);
/** POST /release/:name/plan: what a person says to a release that grows. */
export const PlanRequest = Type.Object(
  { decision: OneOf(PLAN_DECISIONS), why: Type.Optional(Reason) },
  { additionalProperties: false },
);
export const RollBackRequest = Type.Object(
  { why: Type.Optional(Reason) },
  { additionalProperties: false },
);

/** Days a link to a preview is good for, at most and unless said otherwise. */
export const PREVIEW_DAYS = 7;
export const PreviewRequest = Type.Object(
  {
    version: ReleaseVersion,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: PREVIEW_DAYS })),
  },
  { additionalProperties: false },
);
/** POST /release/:name/preview. */
export const PreviewLink = Type.Object({
  message: Type.String(),
  /** Shows the release to whoever opens it, until it expires. */
  url: Type.String(),
  expires_at: Timestamp,
});
export type PreviewLink = Static<typeof PreviewLink>;

/** A link that is good. */
export const ReleasePreview = Type.Object({
  id: Type.Integer(),
  name: ReleaseName,
  version: ReleaseVersion,
  made_by: Type.String(),
  created_at: Timestamp,
  expires_at: Timestamp,
});
export type ReleasePreview = Static<typeof ReleasePreview>;
/** GET /release/preview. */
export const ReleasePreviewsResponse = Type.Object({ previews: Type.Array(ReleasePreview) });

/** Where a release comes from: the shop's own build, or the upload of a team. */
export const RELEASE_SOURCES = ['own', 'team'] as const;
export type ReleaseSource = (typeof RELEASE_SOURCES)[number];

/** A version that visitors get. */
export const LiveRelease = Type.Object({
  version: ReleaseVersion,
  source: OneOf(RELEASE_SOURCES),
  share: Share,
  /** Since when; null for the own build, which nobody activated. */
  since: Nullable(Timestamp),
});
export type LiveRelease = Static<typeof LiveRelease>;

/** Where a release is that grows by a plan. */
export const ReleasePlan = Type.Object({
  state: OneOf(PLAN_STATES),
  /** Which of `PLAN_SHARES` it has come to. */
  step: Type.Integer({ minimum: 0 }),
  since: Timestamp,
  /** Visits that count for this step so far. */
  visits: Type.Integer({ minimum: 0 }),
  /** From then on a person's yes is enough. */
  yes_from: Timestamp,
});
export type ReleasePlan = Static<typeof ReleasePlan>;

/** Host or a remote: what visitors get of it, and what could be activated. */
export const ReleaseOverview = Type.Object({
  name: ReleaseName,
  title: Type.String(),
  /** The version of all who are not shown the candidate. */
  stable: LiveRelease,
  candidate: Nullable(LiveRelease),
  /** How the candidate grows; null when it does not by itself. */
  plan: Nullable(ReleasePlan),
  /** Told once the shop keeps few more releases of it. */
  notice: Type.Optional(Type.String()),
  versions: Type.Array(
    Type.Object({
      version: ReleaseVersion,
      commit: Nullable(Type.String()),
      bytes: Type.Integer(),
      uploaded_at: Timestamp,
      uploaded_by: Type.String(),
    }),
  ),
});
export type ReleaseOverview = Static<typeof ReleaseOverview>;

/** GET /release: everything that is live, and the kit to build against. */
export const ReleasesResponse = Type.Object({
  releases: Type.Array(ReleaseOverview),
  contract: ReleaseRecord.properties.contract,
});
export type ReleasesResponse = Static<typeof ReleasesResponse>;
/** POST /release/:name/activate, /plan and /roll-back. */
export const ActivationResponse = Type.Object({
  message: Type.String(),
  release: ReleaseOverview,
});
export type ActivationResponse = Static<typeof ActivationResponse>;

/**
 * What became of a release: what somebody did, and what it did by itself: `grow` to the next share of its
 * plan, `wait` there for somebody's yes, `return` to the version before it. `preview` is a link that was made.
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
/** One entry of the history, which is kept for ever. */
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
});
export type ReleaseEvent = Static<typeof ReleaseEvent>;
export const ReleaseHistoryQuery = Type.Object({
  name: Type.Optional(ReleaseName),
  action: Type.Optional(OneOf(RELEASE_ACTIONS)),
  page: Type.Optional(Type.Integer({ minimum: 1 })),
});
export const ReleaseHistoryResponse = Type.Object({
  events: Type.Array(ReleaseEvent),
  total: Type.Integer(),
});
export type ReleaseHistoryResponse = Static<typeof ReleaseHistoryResponse>;

/** A call as a contract has it, its shapes as JSON schemas: what a release was checked against. */
export interface KnownCall {
  method: string;
  path: string;
  access: string;
  /** Schemas of what is sent: `params`, `query`, `body`, `form`. */
  takes: Record<string, unknown>;
  answers: unknown;
}
/** Every call of a contract by its name. */
export type KnownCalls = Record<string, KnownCall>;
