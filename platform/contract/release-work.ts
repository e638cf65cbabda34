import { Type, type Static } from '@sinclair/typebox';
import { PLAN_DECISIONS, PLAN_STATES } from './limits';
import { ReleaseName, ReleaseRecord, ReleaseVersion, WrappedNatives } from './release';
import { LiveSetText, ReleaseWalk, WALK_STANDINGS, WalkUnderWay } from './release-walk';
import { Nullable, OneOf, Timestamp } from '@pasal/core/contract/schema';

/** Percent of the visitors a release is shown to, to a hundredth. */
export const Share = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 });
const Reason = Type.String({ maxLength: 500 });
const Label = Type.String({ minLength: 1, maxLength: 100 });
/** The maximum length of an address (RFC 5321). */
const Email = Type.String({ maxLength: 254 });

/** A token's rights to the releases of its one remote. */
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
  /** The owner's name for the holder of the token. */
  label: Label,
  /** Where the team is notified about its releases, such as an automatic rollback. */
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
    /** Expires after this many days. */
    days: Type.Integer({ minimum: 1, maximum: 366 }),
  },
  { additionalProperties: false },
);
export type ReleaseTokenRequest = Static<typeof ReleaseTokenRequest>;
/** The secret is shown only once; the shop stores its hash. */
export const ReleaseTokenMade = Type.Object({
  message: Type.String(),
  token: ReleaseToken,
  secret: Type.String(),
});
export type ReleaseTokenMade = Static<typeof ReleaseTokenMade>;
export const ReleaseTokensResponse = Type.Object({ tokens: Type.Array(ReleaseToken) });
export const ReleaseTokenRevoked = Type.Object({ message: Type.String(), token: ReleaseToken });

/** The subjects that the gate compares. */
export const GATE_SUBJECTS = [
  'record',
  'file',
  'name',
  'range',
  'route',
  'slot',
  /** The calls in `needs`. */
  'need',
  /** The address of its own service. */
  'service',
  'budget',
  'contract',
  'call',
  /** The server's way to render its pages. */
  'rendering',
  /** What a browser found while walking through the shop with this release. */
  'walk',
] as const;

/** Why a release may not go live: the subject, and what each side has. */
export const GateProblem = Type.Object({
  subject: OneOf(GATE_SUBJECTS),
  /** File, module, route, slot, endpoint or call it is about. */
  name: Type.String(),
  /** The release's side of the comparison: what it has or asks for. */
  release: Type.String(),
  /** The shop's side of the comparison: what it has. */
  shop: Type.String(),
  /** The same as a sentence. */
  text: Type.String(),
});
export type GateProblem = Static<typeof GateProblem>;

/** Also the `details` of `RELEASE_REFUSED`. */
export const GateResponse = Type.Object({
  problems: Type.Array(GateProblem),
  /** Notices about things that are allowed but affect every part of a page. */
  notes: Type.Optional(Type.Array(Type.String(), { maxItems: 10 })),
  /** Identifies what is live now, to store with the result of a walk. */
  live: Type.Optional(LiveSetText),
});
export type GateResponse = Static<typeof GateResponse>;

export const ReleaseParams = Type.Object({ name: ReleaseName });
export const UploadedRelease = Type.Object({
  name: ReleaseName,
  version: ReleaseVersion,
  /** sha256 of the archive. */
  digest: Type.String(),
  /** An early warning: the shop has room for few more releases of the remote. */
  notice: Type.Optional(Type.String()),
});
export type UploadedRelease = Static<typeof UploadedRelease>;

export const ActivationRequest = Type.Object(
  {
    version: ReleaseVersion,
    /** All visitors by default. */
    share: Type.Optional(Type.Number({ minimum: 0.01, maximum: 100, multipleOf: 0.01 })),
    /** Rolls out in steps; cannot be combined with a share. */
    plan: Type.Optional(Type.Boolean()),
    /** Goes live without a walk, or in spite of its result. */
    without_walk: Type.Optional(Type.Boolean()),
    why: Type.Optional(Reason),
  },
  { additionalProperties: false },
);
/** POST /release/:name/plan: a person's decision about a release that is rolling out by a plan. */
export const PlanRequest = Type.Object(
  { decision: OneOf(PLAN_DECISIONS), why: Type.Optional(Reason) },
  { additionalProperties: false },
);
export const RollBackRequest = Type.Object(
  {
    /** The live version the caller saw; refused if another is live by now. */
    version: Type.Optional(ReleaseVersion),
    why: Type.Optional(Reason),
  },
  { additionalProperties: false },
);

/** Days a preview link is valid, both the maximum and the default. */
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
  /** Shows the release to everyone who opens it, until it expires. */
  url: Type.String(),
  expires_at: Timestamp,
});
export type PreviewLink = Static<typeof PreviewLink>;

/** A valid link. */
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

/** Where a release comes from: the shop's own build, or a team's upload. */
export const RELEASE_SOURCES = ['own', 'team'] as const;
export type ReleaseSource = (typeof RELEASE_SOURCES)[number];

/** A version that visitors get. */
export const LiveRelease = Type.Object({
  version: ReleaseVersion,
  source: OneOf(RELEASE_SOURCES),
  share: Share,
  /** Since when it is live; null for the own build, which nobody activated. */
  since: Nullable(Timestamp),
  /** The native browser functions that it declares to wrap. */
  wraps: Type.Optional(WrappedNatives),
});
export type LiveRelease = Static<typeof LiveRelease>;

/** The progress of a release that is rolling out by a plan. */
export const ReleasePlan = Type.Object({
  state: OneOf(PLAN_STATES),
  /** Index into `PLAN_SHARES`. */
  step: Type.Integer({ minimum: 0 }),
  since: Timestamp,
  /** Visits that count for this step so far. */
  visits: Type.Integer({ minimum: 0 }),
  /** Minimum visits for this step: fewer in the first if a walk passed. */
  least: Type.Integer({ minimum: 0 }),
  /** From then on a person's approval is enough. */
  yes_from: Timestamp,
});
export type ReleasePlan = Static<typeof ReleasePlan>;

/** Host or a remote: what visitors get of it, and what could be activated. */
export const ReleaseOverview = Type.Object({
  name: ReleaseName,
  title: Type.String(),
  /** The version for everyone who does not get the candidate. */
  stable: LiveRelease,
  candidate: Nullable(LiveRelease),
  /** The rollout plan of the candidate; null when it has none. */
  plan: Nullable(ReleasePlan),
  /** The walk in progress before one of its releases is activated. */
  walking: Type.Optional(WalkUnderWay),
  /** True when `stable` is a placeholder: no release is live, and the shop has no build of its own. */
  unreleased: Type.Optional(Type.Boolean()),
  /** The version rolled back automatically in the last minutes, if nothing was activated since. */
  returned: Type.Optional(Type.Object({ version: ReleaseVersion, at: Timestamp })),
  /** Present once the shop has room for few more releases of the remote. */
  notice: Type.Optional(Type.String()),
  versions: Type.Array(
    Type.Object({
      version: ReleaseVersion,
      commit: Nullable(Type.String()),
      bytes: Type.Integer(),
      uploaded_at: Timestamp,
      uploaded_by: Type.String(),
      /** Present when it was rolled back automatically and not activated again. */
      went_back: Type.Optional(Type.Object({ at: Timestamp, why: Nullable(Type.String()) })),
      wraps: Type.Optional(WrappedNatives),
      /** The walk that counts, else the last one; absent when there was none. */
      walk: Type.Optional(ReleaseWalk),
    }),
  ),
});
export type ReleaseOverview = Static<typeof ReleaseOverview>;

/** GET /release: everything that is live, and the kit to build against. */
export const ReleasesResponse = Type.Object({
  releases: Type.Array(ReleaseOverview),
  contract: ReleaseRecord.properties.contract,
  /** True when this shop has a browser to walk through releases before it activates them. */
  walks: Type.Optional(Type.Boolean()),
});
export type ReleasesResponse = Static<typeof ReleasesResponse>;
/** POST /release/:name/activate, /plan and /roll-back. */
export const ActivationResponse = Type.Object({
  message: Type.String(),
  release: ReleaseOverview,
  /** For an activation without delay: who had walked with the release. */
  walked: Type.Optional(OneOf(WALK_STANDINGS)),
});
export type ActivationResponse = Static<typeof ActivationResponse>;

/** A call as a contract describes it, its shapes as JSON schemas: what a release was checked against. */
export interface KnownCall {
  method: string;
  path: string;
  access: string;
  /** Schemas of the inputs: `params`, `query`, `body`, `form`. */
  takes: Record<string, unknown>;
  answers: unknown;
}
/** Every call of a contract by its name. */
export type KnownCalls = Record<string, KnownCall>;
