/** Statements of migration 0003 that make products findable. */
export const searchStatements = [
  // Words of a text in one form, whatever the database's locale: composed, without accents and
  // joiners, small, Devanagari digits as 0–9. Everything that is no letter or digit separates.
  `create function search_words(text) returns text[] language sql immutable strict parallel safe
  as $$
    select array(
      select left(word, 60) from unnest(regexp_split_to_array(
        translate(
          lower(normalize(regexp_replace(normalize($1, NFKD),
            '[\\u0300-\\u036f\\u200b-\\u200d\\ufeff]', '', 'g'), NFC)),
          '०१२३४५६७८९', '0123456789'),
        '[\\s\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u0964\\u0965\\u3000-\\u303f]+'
      )) as word
      where word <> '')
  $$`,
  `create function weighted_words(words text, weight text) returns tsvector
  language sql immutable parallel safe
  as $$
    select coalesce(string_agg(distinct '''' || word || ''':1' || weight, ' '), '')::tsvector
    from unnest(search_words(words)) as word
  $$`,
  `create function search_vector(title text, brand text, category text, description text)
  returns tsvector language sql immutable parallel safe
  as $$
    select weighted_words(title, 'A') || weighted_words(brand, 'B')
      || weighted_words(category, 'C') || weighted_words(left(description, 20000), 'D')
  $$`,

  `alter table product add column search tsvector not null default ''`,
  `create function product_set_search() returns trigger language plpgsql
  as $$
  begin
    new.search := search_vector(
      new.title,
      (select name from brand where id = new.brand_id),
      (select name from category where id = new.category_id),
      new.description);
    return new;
  end
  $$`,
  `create trigger product_search before insert or update of title, brand_id, category_id, description
    on product for each row execute function product_set_search()`,
  // In ascending id, as orders lock products, so that a new name and an order never block each other.
  `create function renamed() returns trigger language plpgsql
  as $$
  begin
    if tg_table_name = 'brand' then
      perform from product where brand_id = new.id order by id for update;
      update product set title = title where brand_id = new.id;
    else
      perform from product where category_id = new.id order by id for update;
      update product set title = title where category_id = new.id;
    end if;
    return null;
  end
  $$`,
  `create trigger brand_renamed after update of name on brand
    for each row when (old.name <> new.name) execute function renamed()`,
  `create trigger category_renamed after update of name on category
    for each row when (old.name <> new.name) execute function renamed()`,

  // Every word of the catalogue and how many products have it: what a mistyped word is compared with.
  `create table search_word (
    word text collate "C" primary key,
    total integer not null
  )`,
  `create index search_word_similar on search_word using gin (word gin_trgm_ops)`,

  // One word of a search: what begins with it, else what holds it, else what resembles it most;
  // null when there is nothing. A word taken for a mistyped one is shown for what it resembles.
  `create function search_term(typed text) returns text language plpgsql stable
  set pg_trgm.similarity_threshold = 0.25
  as $$
  declare found text;
  begin
    if exists (
      select from search_word where word >= typed and word < typed || chr(1114111) and total > 0
    ) then
      return '''' || typed || ''':*';
    end if;
    if length(typed) > 2 then
      select string_agg('''' || word || '''', ' | ') into found from (
        select word from search_word where word like '%' || typed || '%' and total > 0
        order by total desc, word limit 10) as holding;
      if found is null then
        select string_agg('''' || word || '''', ' | ') into found from (
          select word, close, max(close) over () as closest from (
            select word, similarity(word, typed) as close from search_word
            where word % typed and total > 0
              and abs(length(word) - length(typed)) <= 3
            order by close desc, total desc, word limit 5) as resembling
          ) as ranked where close > closest - 0.1;
      end if;
    end if;
    return found;
  end
  $$`,
  // All words of a search; null when one of them leads nowhere, so that nothing is found.
  `create function search_query(typed text) returns tsquery language plpgsql stable
  as $$
  declare
    word text;
    term text;
    terms text;
  begin
    foreach word in array (search_words(typed))[1:8] loop
      term := search_term(word);
      if term is null then return null; end if;
      terms := coalesce(terms || ' & ', '') || '(' || term || ')';
    end loop;
    return terms::tsquery;
  end
  $$`,
];
