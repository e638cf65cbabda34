/** Search words and searched terms. */
export const SEARCH = /* sql */ `

-- The kind of a thing, whatever its title says: a refrigerator, a camera that watches a place.
create table search_kind (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  name_key text not null generated always as (lower(name)) stored unique,
  parent_id integer references search_kind on delete set null check (parent_id <> id),
  -- Products of this category are of this kind where their title says nothing more exact.
  category_id integer references category on delete set null,
  version integer not null default 1
);

create unique index search_kind_category on search_kind (category_id);

create index search_kind_parent on search_kind (parent_id);

-- People's own phrases: for a kind, for other words of the catalogue, or (neither) to be left out.
create table search_phrase (
  id integer generated always as identity primary key,
  phrase text not null check (phrase <> ''),
  kind_id integer references search_kind on delete cascade,
  finds text,
  version integer not null default 1,
  check (kind_id is null or finds is null),
  unique nulls not distinct (phrase, kind_id, finds)
);

create index search_phrase_kind on search_phrase (kind_id);

-- A visitor is known only by marks of one week, made with its key and deleted with it; a term is stored in words
-- only after three visitors have searched for it (D62). The marks are in no backup, and gone after a crash.
create unlogged table search_window (
  number integer primary key,
  key text not null
);

-- One row for each visitor of a term on a day (product 0), and one for each product they chose.
create unlogged table search_mark (
  number integer not null references search_window on delete cascade,
  term text not null,
  visitor text not null,
  day date not null,
  product_id integer not null default 0,
  nothing boolean not null,
  primary key (number, term, visitor, day, product_id)
);

create table searched_term (
  day date not null,
  term text not null,
  visitors integer not null,
  nothing integer not null,
  clicks integer not null,
  primary key (day, term)
);

create table searched_product (
  day date not null,
  term text not null,
  product_id integer not null references product on delete cascade,
  clicks integer not null,
  primary key (day, term, product_id)
);

create index searched_product_product on searched_product (product_id);
`;
