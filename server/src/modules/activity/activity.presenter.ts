import type { Selectable } from 'kysely';
import type { Activity } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

export function presentActivity(row: Selectable<Database['activity']>): Activity {
  const { id, at, staff_email, kind, action, thing_id, thing, changes } = row;
  return { id, at: at.toISOString(), by: staff_email, kind, action, thing_id, thing, changes };
}
