import type { Kysely, Transaction } from 'kysely';
import {
  MAX_PAGE_CHARACTERS,
  PAGE_KINDS,
  TEXT_LANGUAGES,
  type OwnerPageResponse,
  type PageDraftRequest,
  type PageDraftResponse,
  type PageKind,
  type PageTextParams,
  type PageTextState,
  type PublishRequest,
  type TakeBackRequest,
  type TextLanguage,
  type User,
} from '@pasal/shared/contracts';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { storableRichText } from '../../rich-text/rich-text';
import { returnSetting } from '../settings/return-setting';
import { readSettings } from '../settings/site-setting';
import { firstText } from './first-texts/first-texts';
import * as messages from './messages';
import * as repository from './owner-page.repository';
import { settingsLog } from '../settings/log';

type Db = Kysely<Database>;
type Stored = NonNullable<Awaited<ReturnType<typeof repository.readText>>>;

/** The default text. */
async function readFirstText(db: Db, which: PageTextParams): Promise<string> {
  const [{ shop_name: shop }, { settings }] = await Promise.all([
    readSettings(db),
    returnSetting.read(db),
  ]);
  const { return_days: returnDays, exchange_days: exchangeDays } = settings;
  return firstText(which, { shop, returnDays, exchangeDays });
}

/** The text visitors read: the published one in their language, else the owner's English one, else the default. */
export async function readPublicText(
  db: Db,
  kind: PageKind,
  asked: TextLanguage,
): Promise<OwnerPageResponse> {
  for (const language of new Set([asked, 'en'] as const)) {
    const html = (await repository.readText(db, { kind, language }))?.published;
    if (html) return { html, language };
  }
  return { html: await readFirstText(db, { kind, language: asked }), language: asked };
}

type StateColumns = Pick<Stored, 'draft' | 'published' | 'published_at' | 'published_by'>;

function stateOf(stored: StateColumns | undefined): PageTextState {
  const isPublished = stored !== undefined && stored.published !== null;
  return {
    published: isPublished
      ? { at: stored.published_at?.toISOString() ?? '', by: stored.published_by ?? '' }
      : null,
    has_draft: stored !== undefined && stored.draft !== null,
  };
}

/** Every page in every language, with its state. */
export async function listTexts(db: Db) {
  const stored = await repository.readTexts(db);
  const texts = PAGE_KINDS.flatMap((kind) =>
    TEXT_LANGUAGES.map((language) => {
      const row = stored.find((each) => each.kind === kind && each.language === language);
      return { kind, language, ...stateOf(row) };
    }),
  );
  return { texts };
}

/** The text to edit: the draft, else what visitors read in this language. */
export async function readDraft(db: Db, which: PageTextParams): Promise<PageDraftResponse> {
  const stored = await repository.readText(db, which);
  const html = stored?.draft ?? stored?.published ?? (await readFirstText(db, which));
  return { settings: { html }, version: stored?.version ?? 0, ...stateOf(stored) };
}

interface Change extends repository.TextChange {
  /** The text that the log compares with. */
  before: string | null;
}

/** Stores a change of a text and logs who made it. @throws DomainError 409 */
async function write(
  trx: Transaction<Database>,
  actor: User,
  which: PageTextParams,
  version: number,
  { before, ...change }: Change,
): Promise<PageDraftResponse> {
  if (!(await repository.storeText(trx, which, version, change))) {
    throw conflict(messages.changedMeanwhile);
  }
  const isPublished = change.published !== undefined;
  const field = isPublished ? 'page' : 'draft';
  await recordActivity(trx, actor, {
    log: settingsLog,
    action: 'change',
    id: null,
    name: messages.pageName(which),
    before: { [field]: before },
    after: { [field]: isPublished ? change.published : change.draft },
  });
  if (isPublished) await repository.addVersion(trx, which, change.published ?? '', actor.email);
  return readDraft(trx, which);
}

/**
 * Saves a sanitised draft, unless someone else has since its version. A text that equals the published one is no draft.
 * @throws DomainError 400 if it is too long once sanitised, 409
 */
async function writeDraft(
  trx: Transaction<Database>,
  actor: User,
  which: PageTextParams,
  { html: given, version }: PageDraftRequest,
) {
  const html = storableRichText(given, MAX_PAGE_CHARACTERS);
  if (html.length > MAX_PAGE_CHARACTERS) {
    const message = messages.tooLong(MAX_PAGE_CHARACTERS);
    throw invalid(message, { path: 'html', message });
  }
  const stored = await repository.readText(trx, which);
  const isPublished = html === (stored?.published ?? (await readFirstText(trx, which)));
  const draft = isPublished ? null : html;
  return write(trx, actor, which, version, { before: stored?.draft ?? null, draft });
}

/** Saves the typed text as the draft. @throws DomainError 400, 409 */
export const saveDraft = (db: Db, actor: User, which: PageTextParams, request: PageDraftRequest) =>
  db.transaction().execute((trx) => writeDraft(trx, actor, which, request));

/**
 * Publishes the draft of this version; an empty one removes the owner's text.
 * @throws DomainError 409 for another version, and if there is no draft
 */
export async function publishDraft(
  db: Db,
  actor: User,
  which: PageTextParams,
  { version }: PublishRequest,
) {
  return db.transaction().execute(async (trx) => {
    const stored = await repository.readText(trx, which);
    if (!stored || stored.draft === null) throw conflict(messages.nothingToPublish);
    return write(trx, actor, which, version, {
      before: stored.published,
      draft: null,
      published: stored.draft === '' ? null : stored.draft,
      by: actor.email,
    });
  });
}

/** Maximum characters of a version shown in its history. */
const SHOWN_CHARACTERS = 120;

const wordsOf = (html: string) =>
  Array.from(
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, SHOWN_CHARACTERS)
    .join('');

/** The published versions of a text, newest first. */
export async function listVersions(db: Db, which: PageTextParams) {
  const rows = await repository.listVersions(db, which);
  return {
    versions: rows.map(({ id, at, by_email: by, html }) => ({
      id,
      at: at.toISOString(),
      by,
      words: wordsOf(html),
    })),
  };
}

/**
 * Makes an older version the draft; without an id, the default text.
 * @throws DomainError 404 if the history no longer has the version, 409
 */
export async function takeBack(
  db: Db,
  actor: User,
  which: PageTextParams,
  { id, version }: TakeBackRequest,
) {
  return db.transaction().execute(async (trx) => {
    const found =
      id === null
        ? { html: await readFirstText(trx, which) }
        : await repository.readVersion(trx, which, id);
    if (!found) throw notFound(messages.noSuchVersion);
    return writeDraft(trx, actor, which, { html: found.html, version });
  });
}
