import type { Kysely } from 'kysely';
import { ACTIVITY_PAGE_SIZE, type ActivityQuery } from '@pasal/shared/contracts';
import { startOfKathmanduDate } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { invalid } from '@pasal/core/errors/domain-error';
import { bilingual } from '@pasal/core/errors/wording';
import * as repository from './activity.repository';

/** The message for a date that doesn't exist. */
const NO_SUCH_DAY = bilingual('Enter a real date.', 'पात्रोमा भएको मिति लेख्नुहोस्।');

/** When a day begins in Kathmandu, `after` days later. */
function dayOf(path: 'from' | 'to', text: string | undefined, after = 0): Date | undefined {
  if (text === undefined) return undefined;
  const start = startOfKathmanduDate(text, after);
  if (start === null) throw invalid(NO_SUCH_DAY, { path, message: NO_SUCH_DAY });
  return start;
}

/** A page of the log, newest first, and everyone in it. */
export async function readActivities(db: Kysely<Database>, query: ActivityQuery) {
  const { page = 1, limit = ACTIVITY_PAGE_SIZE, by, kind } = query;
  const filter = { by, kind, from: dayOf('from', query.from), until: dayOf('to', query.to, 1) };
  return {
    rows: await repository.listActivities(db, filter, { page, limit }),
    total: await repository.countActivities(db, filter),
    people: await repository.listPeople(db),
  };
}
