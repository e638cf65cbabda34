import type { Kysely } from 'kysely';
import {
  DEFAULT_RETURN_DAYS,
  type ReturnKind,
  type ReturnRules,
  type ReturnRulesRequest,
  type User,
} from '@pasal/shared/contracts';
import { daysLater, kathmanduDate } from '@pasal/shared/domain';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { settingsChanged } from '../site/messages';
import { readStoredSettings, storeSettings } from '../site/site.repository';

const KEY = 'returns' as const;
const DEFAULTS: ReturnRules = { ...DEFAULT_RETURN_DAYS, categories: [] };

/** The owner's days, and how often they were saved. */
export async function readReturnRules(db: Kysely<Database>) {
  const { settings, version } = await readStoredSettings(db, KEY);
  return { settings: { ...DEFAULTS, ...settings }, version };
}

/** Saves them, unless someone has since `version`, and writes down who did. @throws DomainError 409 */
export function saveReturnRules(
  db: Kysely<Database>,
  actor: User,
  { settings, version }: ReturnRulesRequest,
) {
  return db.transaction().execute(async (trx) => {
    const { settings: before } = await readReturnRules(trx);
    if (!(await storeSettings(trx, settings, version, KEY))) throw conflict(settingsChanged);
    await recordActivity(trx, actor, {
      kind: 'settings',
      action: 'change',
      id: null,
      name: 'Returns',
      before,
      after: settings,
    });
    return { settings, version: version + 1 };
  });
}

/**
 * The last day on which goods of a category may be asked to be taken back, however late that is; null where they never are. A
 * category without days of its own has those of the shop.
 */
export function lastDayOf(
  { categories, ...shop }: ReturnRules,
  kind: ReturnKind,
  { category_id, delivered_at }: { category_id: number | null; delivered_at: Date },
): string | null {
  const own = categories.find((each) => each.category_id === category_id) ?? shop;
  const days = kind === 'return' ? own.return_days : own.exchange_days;
  return days === 0 ? null : kathmanduDate(daysLater(delivered_at, days));
}
