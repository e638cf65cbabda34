import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../contract/language';
import type { Role } from '../contract/roles';

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
type Moment = ColumnType<Date, Date | string, Date | string>;

/** The tables every floor uses: accounts and sessions, limits, versions of public data. */
export interface CoreDatabase {
  staff: {
    id: GeneratedAlways<number>;
    email: string;
    email_key: GeneratedAlways<string>;
    password_hash: string;
    role: Role;
    created_at: CreatedAt;
    /** Since when the account is disabled; null if it is active. */
    disabled_at: Date | null;
    last_seen_at: Date | null;
    /** The last hash verified not to be of a published demo password. */
    checked_hash: string | null;
    /** The language of the shop's messages to them; null until they chose one. */
    language: Language | null;
  };
  session: {
    /** The public id of a session; the hash of its token stays private. */
    id: GeneratedAlways<number>;
    token_hash: string;
    staff_id: number;
    created_at: CreatedAt;
    expires_at: Moment;
    /** Such as 'Firefox on Android'. */
    device: Generated<string>;
    /** The network it was opened from. */
    address: Generated<string>;
    last_seen_at: Generated<Date>;
  };
  app_secret: { name: string; value: string };
  /** When an operator's task was last done, by the name of its command. */
  operator_work: { name: string; done_at: Moment };
  /** The database changes the version whenever public data of the area changes. */
  public_version: { area: string; version: string };
  /** Tokens taken from a limit; `free_at` is when all of them have expired. */
  rate_limit: { scope: string; key: string; free_at: Moment };
  /** Attempts of one address at one account. */
  login_attempt: { key: string; tries: number; blocked_until: Moment; forgotten_at: Moment };
}
