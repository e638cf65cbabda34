import type { Kysely } from 'kysely';
import type { ReleaseAction } from '../../contract/release-history';
import type { WalkStanding } from '../../contract/release-walk';
import { bilingual, Wording } from '@pasal/core/errors/wording';
import type { PlatformDatabase } from '../tables';

/** Events of one page of the history. */
const PAGE_SIZE = 50;

export interface NewEvent {
  name: string;
  action: ReleaseAction;
  version: string;
  previous?: string | null;
  /** Percent of the visitors. */
  share?: number | null;
  by: string;
  /** A reason is bilingual if it comes from the shop, and in a person's own words otherwise. */
  why?: Wording | string | null | undefined;
  /** For an activation: who had walked with the release. */
  walked?: WalkStanding | undefined;
}

/** Adds an entry to the history: what happened to a release, who did it and why; it is never deleted. */
export async function addEvent(db: Kysely<PlatformDatabase>, event: NewEvent): Promise<void> {
  const { previous = null, share = null, why = null, walked = null, ...rest } = event;
  const reason = why instanceof Wording ? { why: why.en, why_ne: why.ne } : { why };
  await db
    .insertInto('release_event')
    .values({ ...rest, previous, share, ...reason, walked })
    .execute();
}

/** A stored reason, bilingual if it comes from the shop. */
export const reasonIn = ({ why, why_ne: nepali }: { why: string | null; why_ne: string | null }) =>
  why !== null && nepali !== null ? bilingual(why, nepali) : why;

/** One page of the history, newest first. */
export async function listEvents(
  db: Kysely<PlatformDatabase>,
  { name, action, page = 1 }: { name?: string; action?: ReleaseAction; page?: number },
) {
  let matching = db.selectFrom('release_event');
  if (name !== undefined) matching = matching.where('name', '=', name);
  if (action !== undefined) matching = matching.where('action', '=', action);
  const events = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { events, total: Number(total) };
}

export type StoredEvent = Awaited<ReturnType<typeof listEvents>>['events'][number];
