import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CoreDatabase } from '@pasal/core/db/tables';
import type { HealthPhase } from '../contract/release-health';
import type {
  KnownCalls,
  ReleaseAction,
  ReleaseRights,
  ReleaseSource,
} from '../contract/release-work';
import type { PlanState } from '../contract/limits';
import type { ReleaseRecord } from '../contract/release';

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
type Moment = ColumnType<Date, Date | string, Date | string>;

/** The tables of releases, which migrations 0024 to 0026 and 0039 make. */
export interface PlatformDatabase extends CoreDatabase {
  /** Versions of host and remotes; migration 0024 says what of each is kept. */
  release: {
    name: string;
    version: string;
    source: ReleaseSource;
    /** sha256 of the archive; of the record where there is none. */
    digest: string;
    record: JSONColumnType<ReleaseRecord>;
    /** Of the record, for lists; null where a server of an older version wrote it. */
    title: string | null;
    commit: string | null;
    /** Of an older version of the shop; null where it lies in parts, or there is none. */
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
    /** Of 10,000. */
    candidate_buckets: number | null;
    candidate_since: Date | null;
    /** Which share of its plan the candidate has come to; null when it has none. */
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
  };
  release_token: {
    id: GeneratedAlways<number>;
    name: string;
    label: string;
    /** Where the team reads of its releases. */
    email: string | null;
    rights: JSONColumnType<ReleaseRights>;
    secret_hash: string;
    created_at: CreatedAt;
    created_by: string;
    expires_at: Moment;
    revoked_at: Date | null;
    last_used_at: Date | null;
  };
  /** Links to previews that are not over. */
  release_preview: {
    id: GeneratedAlways<number>;
    name: string;
    version: string;
    /** Of the token that made it; null for an administrator. */
    token_id: number | null;
    made_by: string;
    created_at: CreatedAt;
    expires_at: Moment;
  };
  /** Packages of the kit by their file, which names their version and digest. */
  kit_file: { file: string; bytes: Buffer; kept_since: Generated<Date> };
  /** Of ten minutes, numbered from 1970; the key signs tickets and hides networks. */
  health_window: { number: number; key: string };
  health_mark: { number: number; mark: string };
  /** By the hour: `load`, `failed`, and each phase of a failure. */
  release_health: {
    name: string;
    version: string;
    hour: Date;
    phase: 'load' | 'failed' | HealthPhase;
    total: number;
  };
  release_watch: {
    name: string;
    version: string;
    since: Generated<Date>;
    /** Null: as long as it is tried. */
    until: Date | null;
    key: string;
    loads: Generated<number>;
    deaths: Generated<number>;
    /** Visits before the step its plan has come to. */
    before_step: Generated<number>;
  };
  release_watch_failure: { name: string; mark: string };
  known_contract: {
    digest: string;
    version: string;
    calls: JSONColumnType<KnownCalls>;
    known_since: Generated<Date>;
  };
}
