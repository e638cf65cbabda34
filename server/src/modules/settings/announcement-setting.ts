import type { Kysely, Transaction } from 'kysely';
import type {
  Announcement,
  AnnouncementRequest,
  AnnouncementResponse,
  PublicAnnouncement,
  PublishRequest,
  User,
} from '@pasal/shared/contracts';
import { isRichTextLink, startOfKathmanduDate } from '@pasal/shared/domain';
import { endAt, type PublicReader } from '@pasal/core/http/cache/public-reader';
import { type FieldProblem, invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { writeSetting } from './define-setting';
import { readStoredSettings } from './setting.repository';
import { isSaid, presentAnnouncement, shownAt, type StoredAnnouncement } from './announcement';
import * as messages from './announcement-messages';

const ROW = { key: 'announcement', name: messages.announcement } as const;

async function readStored(db: Kysely<Database>) {
  const { settings, version } = await readStoredSettings(db, ROW.key);
  return { stored: presentAnnouncement(settings), version };
}

const responseOf = (
  { draft, published }: StoredAnnouncement,
  version: number,
): AnnouncementResponse => ({ settings: draft, published, version });

/** The announcement's draft and published form, and its version. */
export async function readAnnouncement(db: Kysely<Database>): Promise<AnnouncementResponse> {
  const { stored, version } = await readStored(db);
  return responseOf(stored, version);
}

/** True if visitors have, or will have, an announcement that they may close. */
export const hasAnnouncement = async (db: Kysely<Database>): Promise<boolean> =>
  (await readStored(db)).stored.published !== null;

/** The current announcement, for a response that expires when the announcement starts or ends. */
export async function readShown(
  db: Kysely<Database>,
  reader: PublicReader,
): Promise<PublicAnnouncement | undefined> {
  const { announcement, end } = shownAt((await readStored(db)).stored, Date.now());
  if (end) endAt(reader, end);
  return announcement;
}

function linkProblems({ link, ...texts }: Announcement): FieldProblem[] {
  if (link !== '' && !isRichTextLink(link)) return [{ path: 'link', message: messages.wrongLink }];
  return (['en', 'ne'] as const).flatMap((language) => {
    const { text, link_text: words } = texts[language];
    const path = `${language}.link_text`;
    if (words !== '' && link === '') return [{ path, message: messages.wordsNeedLink }];
    const lacksWords = words === '' && link !== '' && text !== '';
    return lacksWords ? [{ path, message: messages.linkNeedsWords }] : [];
  });
}

function dayProblems({ from, until }: Announcement): FieldProblem[] {
  const unknown = Object.entries({ from, until }).filter(
    ([, day]) => day !== null && startOfKathmanduDate(day) === null,
  );
  if (unknown.length > 0) return unknown.map(([path]) => ({ path, message: messages.noSuchDay }));
  const isCrossed = from !== null && until !== null && until < from;
  return isCrossed ? [{ path: 'until', message: messages.endsBefore }] : [];
}

function problemsOf(draft: Announcement): FieldProblem[] {
  const lacksEnglish = draft.en.text === '' && draft.ne.text !== '';
  return [
    ...linkProblems(draft),
    ...dayProblems(draft),
    ...(lacksEnglish ? [{ path: 'en.text', message: messages.englishNeeded }] : []),
  ];
}

/** The fields under which the activity log compares both forms. */
const loggedOf = ({ draft, published }: StoredAnnouncement) => ({
  draft,
  announcement: published ?? {},
});

/** Stores both forms of the announcement and logs who did. @throws DomainError 409 */
async function write(
  trx: Transaction<Database>,
  actor: User,
  { version, ...settings }: StoredAnnouncement & { version: number },
): Promise<AnnouncementResponse> {
  const { stored: before } = await readStored(trx);
  const changed = messages.textChanged;
  const change = { before, settings, version, changed, logged: loggedOf };
  const saved = await writeSetting(trx, actor, ROW, change);
  return responseOf(settings, saved.version);
}

/**
 * Saves the draft, unless someone else has saved it since its version.
 * @throws DomainError 400 with a detail per field, 409
 */
export async function saveAnnouncement(
  db: Kysely<Database>,
  actor: User,
  { settings: draft, version }: AnnouncementRequest,
) {
  const problems = problemsOf(draft);
  if (problems[0]) throw invalid(problems[0].message, ...problems);
  return db.transaction().execute(async (trx) => {
    const { published } = (await readStored(trx)).stored;
    return write(trx, actor, { draft, published, version });
  });
}

/**
 * Publishes the draft of this version; a draft without a text removes the announcement.
 * @throws DomainError 409
 */
export async function publishAnnouncement(
  db: Kysely<Database>,
  actor: User,
  { version }: PublishRequest,
) {
  return db.transaction().execute(async (trx) => {
    const { draft } = (await readStored(trx)).stored;
    const published = isSaid(draft) ? { ...draft, number: version + 1 } : null;
    return write(trx, actor, { draft, published, version });
  });
}
