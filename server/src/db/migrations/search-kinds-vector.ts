/**
 * Builds the words that find a product: besides its own, its kinds, and the joined form of words that a sign
 * parts.
 */
export const vectorStatements = [
  `create function search_knows(typed text) returns boolean language sql stable
  as $$
    select exists (select from search_word where word = typed and total > 0)
      or exists (select from search_phrase where key = search_key(typed) and length(typed) > 2)
  $$`,

  // "DS-2CD1043G0-I" is "ds2cd1043g0i", and from each of its parts on; "wi-fi" is "wifi".
  `create function search_joined(words text) returns text language sql immutable parallel safe
  as $$
    select coalesce(string_agg(array_to_string(parts[first:], ''), ' '), '')
    from (
      select search_words(found[1]) as parts
      from regexp_matches(left(words, 1000), '(\\S+[-/.+_]\\S+)', 'g') as found) as sign,
      generate_series(1, 5) as first
    where cardinality(parts) between 2 and 6 and first < cardinality(parts)
  $$`,

  // The kind a title ends in, before what comes with it: "3+1 CCTV Cable 90 m Drum" is a cable.
  `create function kinds_in(title text) returns integer[] language plpgsql stable
  as $$
  declare
    folded text[] := array(
      select search_fold(word) from unnest(search_words(left(title, 300))) with ordinality as part(word, place)
      order by place);
    first integer;
    last integer;
    found integer[];
  begin
    for last in reverse cardinality(folded)..1 loop
      for first in greatest(1, last - 3)..last loop
        select array_agg(kind_id) into found from search_phrase
        where key = search_squeeze(array_to_string(folded[first:last], '')) and kind_id is not null;
        if found is not null then return found; end if;
      end loop;
    end loop;
    return '{}';
  end
  $$`,
  `create function kind_and_above(kinds integer[]) returns integer[] language sql stable
  as $$
    with recursive above as (
      select id, parent_id from search_kind where id = any (kinds)
      union
      select search_kind.id, search_kind.parent_id
      from above join search_kind on search_kind.id = above.parent_id)
    select coalesce(array_agg(id), '{}') from above
  $$`,
  `create function product_kinds(title text, category text) returns integer[] language plpgsql stable
  as $$
  declare
    own integer[];
    usual integer;
    above integer[];
  begin
    if not exists (select from search_kind) then return '{}'; end if;
    own := kinds_in((regexp_split_to_array(title, '[,(:;|]|\\s(with|for|without|including)\\s', 'i'))[1]);
    if own = '{}' then own := kinds_in(title); end if;
    select search_kind.id into usual
    from search_kind join category on category.id = category_id
    where category.name_key = lower(product_kinds.category) order by search_kind.id limit 1;
    if usual is not null then
      above := kind_and_above(array[usual]);
      if own <@ above then own := above; end if;
    end if;
    return kind_and_above(own);
  end
  $$`,

  // The sign before the number of a kind cannot be typed.
  `create or replace function search_vector(title text, brand text, category text, description text)
  returns tsvector language sql stable
  as $$
    select weighted_words(title || ' ' || search_joined(title), 'A')
      || coalesce((select string_agg('''~' || kind || ''':1A', ' ')::tsvector
        from unnest(product_kinds(title, category)) as kind), '')
      || weighted_words(brand || ' ' || search_joined(brand), 'B')
      || weighted_words(category, 'C') || weighted_words(left(description, 20000), 'D')
  $$`,
];
