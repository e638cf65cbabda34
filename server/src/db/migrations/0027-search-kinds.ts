import { sql, type Kysely } from 'kysely';
import { foldStatements } from './search-kinds-fold';
import { vectorStatements } from './search-kinds-vector';

const tables = [
  // The kind of a thing, whatever its title says: a refrigerator, a camera that watches a place.
  `create table search_kind (
    id integer generated always as identity primary key,
    name text not null check (name <> ''),
    name_key text not null generated always as (lower(name)) stored unique,
    parent_id integer references search_kind on delete set null check (parent_id <> id),
    -- Products of this category are of this kind where their title says nothing more exact.
    category_id integer references category on delete set null
  )`,
  // People's own phrases: for a kind, for other words of the catalogue, or (neither) to be left out.
  `create table search_phrase (
    id integer generated always as identity primary key,
    phrase text not null check (phrase <> ''),
    key text collate "C" not null generated always as (search_key(phrase)) stored,
    kind_id integer references search_kind on delete cascade,
    finds text,
    check (kind_id is null or finds is null),
    unique nulls not distinct (phrase, kind_id, finds)
  )`,
  `create index search_phrase_key on search_phrase (key)`,
  `create index search_phrase_kind on search_phrase (kind_id)`,

  // Products follow a few at a time, as they follow a new name.
  `alter table search_renewal drop constraint search_renewal_kind_check`,
  `alter table search_renewal add constraint search_renewal_kind_check
    check (kind in ('brand', 'category', 'all'))`,
  `create function kinds_changed() returns trigger language plpgsql
  as $$
  begin
    if exists (select from product) then
      insert into search_renewal (kind, thing_id) values ('all', 0)
      on conflict (kind, thing_id) do update set after_id = 0, asked_at = now();
    end if;
    return null;
  end
  $$`,
  ...['search_kind', 'search_phrase'].map(
    (table) => `create trigger ${table}_changed after insert or update or delete on ${table}
      for each statement execute function kinds_changed()`,
  ),
];

/** Finds words that resemble one the catalogue does not have; the shop checks which of them is meant. */
const near = [
  `alter table search_word add column sound text collate "C"
    generated always as (case when word !~ '[0-9~]' then search_sound(word) end) stored`,
  `create index search_word_sound on search_word (sound)`,
  `create function search_near(typed text) returns json language plpgsql stable
  set pg_trgm.similarity_threshold = 0.25
  as $$
  declare folded text := search_key(typed);
  begin
    return json_build_object(
      'fold', folded,
      'words', (select coalesce(json_agg(json_build_object(
          'word', word, 'fold', search_key(word), 'total', total, 'sounds', sounds)), '[]') from (
        (select word, total, true as sounds from search_word
          where sound = search_sound(typed) and length(sound) > 1 and total > 0
          order by total desc, word limit 10)
        union all
        (select word, total, false from search_word
          where word % typed and total > 0 and word !~ '^~' and abs(length(word) - length(typed)) <= 3
          order by similarity(word, typed) desc, total desc, word limit 20)) as resembling),
      'phrases', (select coalesce(json_agg(json_build_object(
          'word', phrase, 'fold', key, 'total', 0, 'sounds', search_sound(phrase) = search_sound(typed),
          'begins', starts_with(key, folded))), '[]') from (
        select phrase, key from search_phrase
        where (key % folded or starts_with(key, folded)) and (kind_id is not null or finds is not null)
        order by starts_with(key, folded) desc, similarity(key, folded) desc, phrase limit 30) as resembling),
      'holding', array(select word from search_word
        where length(typed) > 2 and word like '%' || typed || '%' and total > 0 and word !~ '^~'
        order by total desc, word limit 10),
      'splits', (select coalesce(json_agg(json_build_array(left(typed, at), substr(typed, at + 1))
          order by abs(length(typed) - 2 * at)), '[]')
        from generate_series(1, least(length(typed), 40) - 1) as at
        where search_knows(left(typed, at)) and search_knows(substr(typed, at + 1))));
  end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...foldStatements, ...tables, ...near, ...vectorStatements]) {
    await sql.raw(statement).execute(db);
  }
}
