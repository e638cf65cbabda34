import { sql, type Kysely, type Transaction } from 'kysely';
import { MAX_PAGE_VERSIONS, type PageTextParams } from '@pasal/shared/contracts';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;

/** The columns of a text to store; those left out are unchanged. */
export interface TextChange {
  draft: string | null;
  published?: string | null;
  by?: string;
}

export const readTexts = (db: Kysely<Database>) =>
  db
    .selectFrom('owner_page')
    .select(['kind', 'language', 'draft', 'published', 'published_at', 'published_by'])
    .execute();

/** A stored text; undefined if it was never saved. */
export const readText = (db: Kysely<Database>, { kind, language }: PageTextParams) =>
  db
    .selectFrom('owner_page')
    .select(['draft', 'published', 'published_at', 'published_by', 'version'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst();

/** Stores a draft, and what is published with it, unless someone else has since `version`; returns whether it did. */
export async function storeText(
  trx: Trx,
  { kind, language }: PageTextParams,
  version: number,
  { draft, published, by }: TextChange,
): Promise<boolean> {
  const isPublished = published !== undefined;
  const at = isPublished && published !== null ? sql`now()` : sql`null`;
  const who = isPublished && published !== null ? by : null;
  const { rows } = await sql`
    insert into owner_page (kind, language, draft, published, published_at, published_by)
    select ${kind}, ${language}, ${draft}, ${published ?? null}, ${at}::timestamptz, ${who}
    where ${version} = 0
      or exists (select from owner_page where kind = ${kind} and language = ${language})
    on conflict (kind, language) do update set
      draft = excluded.draft,
      published = case when ${isPublished} then excluded.published else owner_page.published end,
      published_at =
        case when ${isPublished} then excluded.published_at else owner_page.published_at end,
      published_by =
        case when ${isPublished} then excluded.published_by else owner_page.published_by end,
      version = owner_page.version + 1
    where owner_page.version = ${version}
    returning 1
  `.execute(trx);
  return rows.length > 0;
}

/** Adds a publication to the history, which keeps the newest ones, and invalidates what visitors see. */
export async function addVersion(
  trx: Trx,
  { kind, language }: PageTextParams,
  html: string,
  by: string,
): Promise<void> {
  await trx
    .insertInto('owner_page_version')
    .values({ kind, language, html, by_email: by })
    .execute();
  await sql`
    delete from owner_page_version where id in (
      select id from owner_page_version where kind = ${kind} and language = ${language}
      order by id desc offset ${MAX_PAGE_VERSIONS}
    )
  `.execute(trx);
  await touchAreas(trx, 'site');
}

export const listVersions = (db: Kysely<Database>, { kind, language }: PageTextParams) =>
  db
    .selectFrom('owner_page_version')
    .select(['id', 'at', 'by_email', 'html'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .execute();

export const readVersion = (db: Kysely<Database>, { kind, language }: PageTextParams, id: number) =>
  db
    .selectFrom('owner_page_version')
    .select('html')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst();
