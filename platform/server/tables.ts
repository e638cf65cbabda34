import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CoreDatabase } from '@pasal/core/db/tables';
import type { HealthFact } from '../contract/release-health';
import type { KnownCalls, ReleaseRights, ReleaseSource } from '../contract/release-work';
import type { PlanState } from '../contract/limits';
import type { ReleaseRecord, WrappedNative } from '../contract/release';
import type { ReleaseAction } from '../contract/release-history';
import type { ReleaseWalk, WalkStanding } from '../contract/release-walk';

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
type Moment = ColumnType<Date, Date | string, Date | string>;

/** The tables of releases, created by migrations 0024 to 0026, 0039, 0042 and 0044. */
export interface PlatformDatabase extends CoreDatabase {
  /** Versions of host and remotes; migration 0024 describes the columns. */
  release: {
    name: string;
    version: string;
    source: ReleaseSource;
    /** sha256 of the archive, or of the record without one. */
    digest: string;
    record: JSONColumnType<ReleaseRecord>;
    /** Copied from the record, for lists; null if written by an older version of the server. */
    title: string | null;
    title_ne: string | null;
    commit: string | null;
    wraps: JSONColumnType<WrappedNative[]> | null;
    /** Written by an older version of the shop; null if it is stored in parts, or absent. */
    archive: Buffer | null;
    bytes: number;
    uploaded_at: Generated<Date>;
    uploaded_by: string;
    /** When it was last in a live set, to the hour. */
    last_named_at: Generated<Date>;
  };
  /** An archive in parts, numbered from 0. */
  release_part: { name: string; version: string; part: number; bytes: Buffer };
  live_release: {
    name: string;
    /** Null: the shop's own build. */
    version: string | null;
    since: Date | null;
    earlier: JSONColumnType<(string | null)[]>;
    candidate: string | null;
    /** The number of buckets, out of 10,000. */
    candidate_buckets: number | null;
    candidate_since: Date | null;
    /** The candidate's current step in its plan; null without a plan. */
    plan_step: number | null;
    plan_since: Date | null;
    plan_state: PlanState | null;
  };
  release_event: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    name: string;
    action: ReleaseAction;
    version: string;
    previous: string | null;
    share: number | null;
    by: string;
    why: string | null;
    /** The same in Nepali, if the text is the shop's own. */
    why_ne: string | null;
    /** For an activation: who had walked with the release. */
    walked: WalkStanding | null;
  };
  /** The findings of walks with a release, by archive; a team's may arrive before the archive. */
  release_walk: {
    name: string;
    version: string;
    digest: string;
    walked_by: ReleaseWalk['walked_by'];
    /** Identifies what else was live then, and the version that it was compared with. */
    beside: string;
    over: string | null;
    findings: JSONColumnType<string[]>;
    at: Generated<Date>;
    by: string;
    /** The token that signed a team's result, and its signature. */
    token_id: number | null;
    signature: string | null;
  };
  /** The only walk in progress in the whole shop. */
  release_walking: {
    one: Generated<boolean>;
    name: string;
    version: string;
    by: string;
    since: Generated<Date>;
    /** A crashed server's claim expires then. */
    until: Date;
  };
  release_token: {
    id: GeneratedAlways<number>;
    name: string;
    label: string;
    /** Where the team is notified about its releases. */
    email: string | null;
    rights: JSONColumnType<ReleaseRights>;
    secret_hash: string;
    created_at: CreatedAt;
    created_by: string;
    expires_at: Moment;
    revoked_at: Date | null;
    last_used_at: Date | null;
  };
  /** Preview links that have not expired. */
  release_preview: {
    id: GeneratedAlways<number>;
    name: string;
    version: string;
    /** The id of the token that made it; null for an administrator. */
    token_id: number | null;
    made_by: string;
    created_at: CreatedAt;
    expires_at: Moment;
  };
  /** The address of a remote's own service; no row if it has none. */
  remote_service: {
    name: string;
    address: string;
    allowed_at: Generated<Date>;
    allowed_by: string;
  };
  /** Packages of the kit by file name, which contains version and digest. */
  kit_file: { file: string; bytes: Buffer; kept_since: Generated<Date> };
  /** Windows of ten minutes, numbered from 1970; the key signs tickets and anonymises networks. */
  health_window: { number: number; key: string };
  health_mark: { number: number; mark: string };
  /** By the hour: `load`, `failed`, each phase of a failure, and the other counts. */
  release_health: {
    name: string;
    version: string;
    hour: Date;
    phase: 'failed' | HealthFact;
    total: number;
  };
  /** What browsers said of errors, each once, without people's data. */
  release_error: {
    name: string;
    version: string;
    fingerprint: string;
    phase: string;
    message: string;
    frames: JSONColumnType<string[]>;
    route: string | null;
    /** Visits by browser. */
    browsers: JSONColumnType<Record<string, number>>;
    visits: Generated<number>;
    first_seen: Generated<Date>;
    last_seen: Generated<Date>;
  };
  release_watch: {
    name: string;
    version: string;
    since: Generated<Date>;
    /** Null: as long as it is under trial. */
    until: Date | null;
    key: string;
    loads: Generated<number>;
    deaths: Generated<number>;
    reached: Generated<number>;
    ordered: Generated<number>;
    /** Visits before the current step of its plan. */
    before_step: Generated<number>;
  };
  release_watch_failure: {
    name: string;
    mark: string;
    /** The network's complaint. */
    kind: Generated<'failed' | 'slow' | 'refused'>;
  };
  known_contract: {
    digest: string;
    version: string;
    calls: JSONColumnType<KnownCalls>;
    known_since: Generated<Date>;
  };
}
