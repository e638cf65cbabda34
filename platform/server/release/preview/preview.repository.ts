import { sql, type Kysely } from 'kysely';
import type { ReleasePreview } from '../../../contract/release-work';
import type { Localisable } from '@pasal/core/errors/wording';
import { readAuthor } from '../../callers/messages';
import type { PlatformDatabase } from '../../tables';

type Db = Kysely<PlatformDatabase>;

/** A link to be made, and by whom. */
export interface NewPreview {
  name: string;
  version: string;
  until: Date;
  by: string;
  /** The id of the token that makes it: the link ends with the token. Null for an administrator. */
  tokenId: number | null;
}

/** Stores a link, and deletes expired ones. */
export async function addPreview(db: Db, { until, by, tokenId, ...of }: NewPreview) {
  await db
    .deleteFrom('release_preview')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  const { id } = await db
    .insertInto('release_preview')
    .values({ ...of, expires_at: until, made_by: by, token_id: tokenId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Selects valid links: neither they nor the tokens that made them were ended. */
const open = (db: Db) =>
  db
    .selectFrom('release_preview as preview')
    .leftJoin('release_token as token', 'token.id', 'preview.token_id')
    .where('preview.expires_at', '>', sql<Date>`now()`)
    .where((is) =>
      is.or([
        is('preview.token_id', 'is', null),
        is.and([is('token.revoked_at', 'is', null), is('token.expires_at', '>', sql<Date>`now()`)]),
      ]),
    );

export async function isPreviewOpen(db: Db, id: number): Promise<boolean> {
  const row = await open(db).select('preview.id').where('preview.id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * The valid links, newest first.
 * @param name of one remote; null for all
 */
export async function listPreviews(
  db: Db,
  name: string | null,
): Promise<Localisable<ReleasePreview>[]> {
  const rows = await open(db)
    .select([
      'preview.id',
      'preview.name',
      'preview.version',
      'preview.made_by',
      'preview.created_at',
      'preview.expires_at',
    ])
    .$if(name !== null, (query) => query.where('preview.name', '=', name ?? ''))
    .orderBy('preview.id', 'desc')
    .execute();
  return rows.map(({ created_at, expires_at, made_by, ...row }) => ({
    ...row,
    made_by: readAuthor(made_by),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
}

/** The release a link shows; undefined if the link does not exist. */
export const findPreview = (db: Db, id: number) =>
  db
    .selectFrom('release_preview')
    .select(['name', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Ends a link; false if it had already ended. */
export async function dropPreview(db: Db, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('release_preview')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
