/** The table changes of older migrations that a shop has not seen. */
export const TABLES_OF: Record<string, readonly string[]> = {
  '0039-release-parts': [
    `create table release_part (
      name text not null,
      version text not null,
      part integer not null,
      bytes bytea not null,
      primary key (name, version, part),
      constraint release_part_version_fkey foreign key (name, version) references release on delete cascade
    )`,
    `alter table release add column title text, add commit text`,
  ],
  '0040-ids-and-previews': [
    `create table release_preview (
      id integer generated always as identity primary key,
      name text not null,
      version text not null,
      token_id integer references release_token on delete cascade,
      made_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`,
  ],
  '0041-packed-bytes': [
    `alter table release_part alter column bytes set storage external`,
    `alter table kit_file alter column bytes set storage external`,
  ],
  '0042-remote-services': [
    `create table remote_service (
      name text primary key,
      address text not null,
      allowed_at timestamptz not null default now(),
      allowed_by text not null
    )`,
  ],
  '0043-release-sales': [
    `alter table release_watch_failure add kind text not null default 'failed'
      check (kind in ('failed', 'slow', 'refused'))`,
    `alter table release_watch add reached double precision not null default 0,
      add ordered double precision not null default 0`,
  ],
  '0044-release-walks': [
    `alter table release add wraps jsonb`,
    `alter table release_event add walked text check (walked in ('shop', 'team', 'none', 'waived'))`,
    `create table release_walk (
      name text not null,
      version text not null,
      digest text not null,
      walked_by text not null check (walked_by in ('shop', 'team')),
      beside text not null,
      over text,
      findings jsonb not null,
      at timestamptz not null default now(),
      by text not null,
      token_id integer references release_token on delete cascade,
      signature text,
      primary key (name, version, digest, walked_by),
      check ((walked_by = 'team') = (signature is not null))
    )`,
    `create table release_walking (
      one boolean primary key default true check (one),
      name text not null,
      version text not null,
      by text not null,
      since timestamptz not null default now(),
      until timestamptz not null
    )`,
  ],
  '0045-import-pictures': [
    `create table product_import_picture (
      import_id uuid not null,
      name text not null check (name <> ''),
      path text not null,
      created_at timestamptz not null default now(),
      primary key (import_id, name)
    )`,
    `create index product_import_picture_old on product_import_picture (created_at)`,
    `create index product_import_picture_path on product_import_picture (path)`,
  ],
  '0046-price-rounding': [
    `alter table product add column price_rounding smallint not null default 0`,
  ],
  '0048-told-customers': [
    `alter table order_history add column customer_message text`,
    `alter table outbox add column customer_message text`,
    `create index orders_late on orders (promised_to)
      where deleted_at is null and status in ('pending', 'others')`,
  ],
  '0051-product-changes': [
    `create table product_touched (
      product_id integer primary key,
      number bigint not null
    ) with (fillfactor = 50)`,
    `create index product_touched_number on product_touched (number, product_id)`,
  ],
  '0052-catalogue-in-memory': [
    // The counts are gone, and so are the words and their indexes.
    `drop table if exists tally, listing_facet, fact_tally, product_change, product_sales, search_word,
      search_renewal cascade`,
    `alter table product drop column search`,
    `alter table search_phrase drop column key`,
    ...['', '_section', '_category', '_brand', '_subcategory'].flatMap((scope) =>
      ['featured', 'price', 'name'].map((order) => `drop index listing${scope}_${order}`),
    ),
    `delete from public_version where area = 'vocabulary'`,
  ],
};
