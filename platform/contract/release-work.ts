import { Type, type Static } from '@sinclair/typebox';
import { PLAN_DECISIONS, PLAN_STATES } from './limits';
import { ReleaseName, ReleaseRecord, ReleaseVersion, WrappedNatives } from './release';
import { LiveSetText, ReleaseWalk, WALK_STANDINGS, WalkUnderWay } from './release-walk';
import { Nullable, OneOf, Timestamp } from '@pasal/core/contract/schema';

/** Percent of the visitors a release is shown to, to a hundredth. */
export const Share = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 });
const Reason = Type.String({ maxLength: 500 });
const Label = Type.String({ minLength: 1, maxLength: 100 });
/** As long as an address may be (RFC 5321). */
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
  /** Says in the owner's words who holds the token. */
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

/** The subjects that the gate compares. */
export const GATE_SUBJECTS = [
  'record',
  'file',
  'name',
  'range',
  'route',
  'slot',
  /** The calls whose answers a page shows first. */
  'need',
  /** The address of its own service. */
  'service',
  'budget',
  'contract',
  'call',
  /** The server's way to render its pages. */
  'rendering',
  /** What a browser found on a shopper's way, with the release in place. */
  'walk',
] as const;

/** Why a release may not go live: what it is about, and what each side has. */
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
  /** Sentences about what is allowed, and concerns every part of a page. */
  notes: Type.Optional(Type.Array(Type.String(), { maxItems: 10 })),
  /** Names what is live now, for the result of a walk beside it. */
  live: Type.Optional(LiveSetText),
});
export type GateResponse = Static<typeof GateResponse>;

export const ReleaseParams = Type.Object({ name: ReleaseName });
export const UploadedRelease = Type.Object({
  name: ReleaseName,
  version: ReleaseVersion,
  /** sha256 of the archive. */
  digest: Type.String(),
  /** A warning in time: the shop has room for few more releases of the remote. */
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
    /** Goes live without a walk, and whatever one has found. */
    without_walk: Type.Optional(Type.Boolean()),
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
  {
    /** The version that is to be taken back, as it was read before; refused when another is live by now. */
    version: Type.Optional(ReleaseVersion),
    why: Type.Optional(Reason),
  },
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
  /** Shows the release to everyone who opens it, until it expires. */
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
  /** The time since when it is live; null for the own build, which no one activated. */
  since: Nullable(Timestamp),
  /** The natives of the browser that it wraps, where it says so. */
  wraps: Type.Optional(WrappedNatives),
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
  /** Visits this step takes at least: fewer in the first, where a walk speaks for the release. */
  least: Type.Integer({ minimum: 0 }),
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
  /** The plan by which the candidate grows; null when it does not grow by itself. */
  plan: Nullable(ReleasePlan),
  /** The walk that is under way before one of its releases is activated. */
  walking: Type.Optional(WalkUnderWay),
  /** True when `stable` stands for nothing: no release is live, and the shop has no build of its own. */
  unreleased: Type.Optional(Type.Boolean()),
  /** The version that went back by itself within the last minutes, while nothing was activated since. */
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
      /** Present when it went back by itself and was not activated again. */
      went_back: Type.Optional(Type.Object({ at: Timestamp, why: Nullable(Type.String()) })),
      wraps: Type.Optional(WrappedNatives),
      /** The walk that counts, else the last one; absent when nobody walked with it in place. */
      walk: Type.Optional(ReleaseWalk),
    }),
  ),
});
export type ReleaseOverview = Static<typeof ReleaseOverview>;

/** GET /release: everything that is live, and the kit to build against. */
export const ReleasesResponse = Type.Object({
  releases: Type.Array(ReleaseOverview),
  contract: ReleaseRecord.properties.contract,
  /** True when this shop has a browser in which it walks before it activates a release. */
  walks: Type.Optional(Type.Boolean()),
});
export type ReleasesResponse = Static<typeof ReleasesResponse>;
/** POST /release/:name/activate, /plan and /roll-back. */
export const ActivationResponse = Type.Object({
  message: Type.String(),
  release: ReleaseOverview,
  /** Of an activation that took place at once: who had walked with the release in place. */
  walked: Type.Optional(OneOf(WALK_STANDINGS)),
});
export type ActivationResponse = Static<typeof ActivationResponse>;

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
