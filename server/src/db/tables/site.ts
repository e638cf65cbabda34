/** Settings and content of the site. */
export const SITE = /* sql */ `

create table banner (
  id integer generated always as identity primary key,
  position integer not null default 0,
  discount text not null default '',
  title text not null default '',
  date_range text not null default '',
  image text not null default '',
  title2 text not null default '',
  title3 text not null default '',
  title4 text not null default ''
);

create table poster (
  id integer generated always as identity primary key,
  type text not null check (type in ('category', 'hero')),
  position integer not null default 0,
  images jsonb not null default '[]'
);

create table site_setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
`;
