import { sql, type Kysely } from 'kysely';

const changes = (event: string, tables: string, changed: string) => [
  `create function search_word_${event}() returns trigger language plpgsql
  as $$
  declare
    words text[] := array(${changed});
  begin
    if words <> '{}' then
      update search_word set changed = new_vocabulary() where word = any (words);
    end if;
    return null;
  end
  $$`,
  `create trigger search_word_${event} after ${event} on search_word referencing ${tables}
    for each statement execute function search_word_${event}()`,
];

/**
 * The server finds the meaning of a typed word in its memory. The database reports when a word or a phrase
 * came or went, as it does for everything visitors read, and which words did: so a server reads only few of
 * them again. A change of words holds the settling lock until the end, so a later change has a higher number.
 */
const statements = [
  `alter table search_word add column changed bigint not null default 0`,
  `create index search_word_changed on search_word (changed, word)`,
  `create function new_vocabulary() returns bigint language plpgsql
  as $$
  declare
    this bigint := pg_current_xact_id()::text::bigint;
    given bigint;
  begin
    perform settle_lock();
    insert into public_version (area, version) values ('vocabulary', this::text)
    on conflict (area) do update
      set version = greatest(this, public_version.version::bigint + 1)::text
    returning version into given;
    return given;
  end
  $$`,
  `select new_vocabulary()`,

  // Most changes of products change the number of products with a word; few make a word appear or disappear.
  ...changes(
    'insert',
    'new table as new_rows',
    'select word from new_rows where total > 0 and changed = 0',
  ),
  ...changes(
    'update',
    'old table as old_rows new table as new_rows',
    `select word from old_rows as before join new_rows as after using (word)
      where (before.total > 0) <> (after.total > 0)`,
  ),
  // A full count deletes words.
  `create function search_word_delete() returns trigger language plpgsql
  as $$ begin perform new_vocabulary(); return null; end $$`,
  `create trigger search_word_delete after delete on search_word
    for each statement execute function search_word_delete()`,

  // A shop without products has phrases too.
  `create or replace function kinds_changed() returns trigger language plpgsql
  as $$
  begin
    insert into search_renewal (kind, thing_id) values ('all', 0)
    on conflict (kind, thing_id) do update set after_id = 0, asked_at = now();
    return null;
  end
  $$`,
  `drop trigger search_renewal_public on search_renewal`,
  `create constraint trigger search_renewal_public
    after insert or update of asked_at on search_renewal deferrable initially deferred
    for each row execute function touch_public('product', 'phrases')`,
  `create or replace function rebuild_tallies() returns void language plpgsql
  as $$
  begin
    perform rebuild_counts();
    perform rebuild_product_days();
    perform rebuild_sales();
    insert into public_version (area, version) values ('phrases', pg_current_xact_id()::text)
    on conflict (area) do update set version = excluded.version;
  end
  $$`,
  `insert into public_version (area, version) values ('phrases', pg_current_xact_id()::text)`,

  // Words were looked up with these until now.
  `drop function search_query(text)`,
  `drop function search_term(text)`,
  `drop function search_near(text)`,
  `drop function search_knows(text)`,
  `drop index search_word_similar`,
  `alter table search_word drop column sound`,
  `drop function search_sound(text)`,
];

/** The usual words took these phrases for one kind, though two kinds do it. */
const purposes = [
  `insert into search_phrase (phrase, kind_id)
    select phrase, geyser.id
    from search_phrase join search_kind as kettle on kettle.id = kind_id
      join search_kind as geyser on geyser.name = 'Geyser'
    where kettle.name = 'Kettle' and phrase in ('pani tataune', 'पानी तताउने', 'water boiler')
    on conflict do nothing`,
  // Deferred checks that still wait would block a later migration from changing the table.
  `set constraints all immediate`,
  `set constraints all deferred`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...statements, ...purposes]) await sql.raw(statement).execute(db);
}
