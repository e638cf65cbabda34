import { sql, type Kysely } from 'kysely';
import { mendVariantIds } from './mended-variant-ids';

const statements = [
  ...mendVariantIds,
  // A link to a preview is good while its row is there, and the token that made it, if one did.
  `create table release_preview (
    id integer generated always as identity primary key,
    name text not null,
    version text not null,
    token_id integer references release_token on delete cascade,
    made_by text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
];

/** Variants whose ids had run out can be added again, and previews can be ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
