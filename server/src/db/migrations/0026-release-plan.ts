import { sql, type Kysely } from 'kysely';

const statements = [
  // Which share of its plan a candidate has come to, since when, and whether it grows on by itself.
  `alter table live_release
    add plan_step integer check (plan_step >= 0),
    add plan_since timestamptz,
    add plan_state text check (plan_state in ('growing', 'waiting', 'stopped')),
    add constraint live_release_plan check (
      (plan_step is null) = (plan_state is null) and (plan_step is null) = (plan_since is null)
        and (plan_step is null or candidate is not null)
    )`,
  // Visits before the step its plan has come to: what is left of them counts for the step.
  `alter table release_watch add before_step double precision not null default 0`,
];

/** Releases that grow by a plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
