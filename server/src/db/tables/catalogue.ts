/** Products, categories and brands. */
export const CATALOGUE = /* sql */ `

create table category (
  id integer generated always as identity primary key,
  name text not null,
  name_key text generated always as (lower(name)) stored unique,
  position integer not null default 0
);

create table subcategory (
  id integer generated always as identity primary key,
  category_id integer not null references category,
  name text not null,
  name_key text generated always as (lower(name)) stored unique,
  position integer not null default 0,
  unique (category_id, id)
);

create table brand (
  id integer generated always as identity primary key,
  name text not null,
  name_key text generated always as (lower(name)) stored unique,
  -- The path of a picture, or null where its name stands for it (D48).
  logo text check (logo <> '')
);

create table category_brand (
  category_id integer not null references category on delete cascade,
  brand_id integer not null references brand on delete cascade,
  position integer not null default 0,
  primary key (category_id, brand_id)
);

-- What a category asks of its products.
create table category_attribute (
  category_id integer not null references category on delete cascade,
  key text not null check (key ~ '^[a-z][a-z0-9_]*$'),
  name text not null check (name <> ''),
  kind text not null check (kind in ('number', 'choice', 'yes_no', 'text')),
  unit text check (unit <> ''),
  choices text[] not null default '{}',
  filterable boolean not null default true,
  position integer not null default 0,
  primary key (category_id, key)
);

create table product (
  id integer generated always as identity primary key,
  slug text not null unique,
  title text not null,
  brand_id integer not null references brand,
  category_id integer not null references category,
  subcategory_id integer,
  original_price_paisa bigint not null check (original_price_paisa >= 0),
  discount_percentage smallint not null default 0 check (discount_percentage between 0 and 99),
  price_paisa bigint not null check (price_paisa >= 0),
  -- The rounding it was priced with, so that an order, which takes pieces of a variant, does not price it anew.
  price_rounding smallint not null default 0,
  in_stock integer not null check (in_stock >= 0),
  -- Columns of their own, so that a sale that leaves enough in stock touches no index.
  available boolean generated always as (in_stock > 0) stored,
  low_stock boolean generated always as (in_stock <= 5) stored,
  images jsonb not null default '[]',
  -- Follows from the rows of product_variant, as stock and prices then do.
  variants jsonb not null default '[]',
  -- An id is never given again: carts and orders name it.
  last_variant_id integer not null default 0,
  -- Numbers, words and yes or no, whatever else would be written.
  facts jsonb not null default '{}' check (
    jsonb_typeof(facts) = 'object' and not jsonb_path_exists(facts,
      'strict $.* ? (@.type() != "number" && @.type() != "string" && @.type() != "boolean")')),
  fast_delivery boolean not null default false,
  warranty text,
  description text not null default '',
  additional_description text not null default '',
  remarks text,
  status text not null default 'pending' check (status in ('pending', 'approve', 'cancel')),
  section text check (section in ('new_arrivals', 'popular_items', 'weekly_deals')),
  is_popular boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- The key of two columns keeps a subcategory one of the category's, and lets the products follow one that moves.
  constraint product_subcategory_id_fkey foreign key (category_id, subcategory_id)
    references subcategory (category_id, id) on update cascade
) with (fillfactor = 85);

create index product_newest on product (created_at desc, id desc);

create index product_status_newest on product (status, created_at desc, id desc);

create index product_low_stock on product (id) where low_stock and status = 'approve';

create index product_brand on product (brand_id, id);

create index product_category on product (category_id, id);

create index product_subcategory on product (subcategory_id, id) where subcategory_id is not null;

-- Buyers order a variant of a product that has any.
create table product_variant (
  product_id integer not null references product on delete cascade,
  id integer not null check (id > 0),
  name text not null check (name <> ''),
  code text check (code <> ''),
  code_key text generated always as (lower(code)) stored unique,
  original_price_paisa bigint not null check (original_price_paisa > 0),
  in_stock integer not null check (in_stock >= 0),
  -- Which of the product's pictures is of it.
  image smallint check (image between 0 and 2),
  position integer not null default 0,
  primary key (product_id, id)
) with (fillfactor = 85);

-- The version of the area 'product' that changed a product last, or took it away.
create table product_touched (
  product_id integer primary key,
  number bigint not null
) with (fillfactor = 50);

create index product_touched_number on product_touched (number, product_id);

-- The progress of a file of products, so that an interrupted import continues where it stopped.
create table product_import (
  id uuid primary key,
  file_hash text not null,
  -- Rows up to this line are written.
  done_line integer not null default 1,
  changed integer not null default 0,
  created_at timestamptz not null default now()
);

create index product_import_old on product_import (created_at);

-- Pictures that were sent for the new products of an import, until those are written.
create table product_import_picture (
  import_id uuid not null,
  name text not null check (name <> ''),
  path text not null,
  created_at timestamptz not null default now(),
  primary key (import_id, name)
);

create index product_import_picture_old on product_import_picture (created_at);

create index product_import_picture_path on product_import_picture (path);
`;
