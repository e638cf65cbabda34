import type { Kysely } from 'kysely';
import {
  CHECKLIST_POINTS,
  type ChecklistResponse,
  type ChecklistPoint,
  OPTIONAL_POINTS,
  type SiteSettings,
} from '@pasal/shared/contracts';
import type { Config } from '../../config/config';
import type { Database } from '../../db/schema';
import { DEMO_SETTINGS } from './demo-settings';
import { readFilled } from './checklist.repository';
import { readSettings } from '../settings/site-setting';

/** True if the owner has written a text: empty texts and the demo's do not count (D46). */
const isSaid = (text: string, invented: string) => text !== '' && text !== invented;

/** True if the seller is named: the law requires the name and a registration number. */
function hasIdentity({ legal }: SiteSettings): boolean {
  const { name, registration_number, pan_vat_number } = DEMO_SETTINGS.legal;
  return (
    isSaid(legal.name, name) &&
    (isSaid(legal.registration_number, registration_number) ||
      isSaid(legal.pan_vat_number, pan_vat_number))
  );
}

/** True when buyers can reach the shop: phone, email and address. */
function hasContacts({ phones, email, address }: SiteSettings): boolean {
  return (
    phones.some((phone) => !DEMO_SETTINGS.phones.includes(phone)) &&
    isSaid(email, DEMO_SETTINGS.email) &&
    isSaid(address, DEMO_SETTINGS.address)
  );
}

/** Lists which of the first steps are done, according to the database. A demo shop need not sell. */
export async function readChecklist(
  db: Kysely<Database>,
  { mode, smtp }: Pick<Config, 'mode' | 'smtp'>,
): Promise<ChecklistResponse> {
  if (mode === 'demo') return { points: [], ready: true };
  const settings = await readSettings(db);
  const done: Record<ChecklistPoint, boolean> = {
    ...(await readFilled(db)),
    identity: hasIdentity(settings),
    contacts: hasContacts(settings),
    mail: smtp !== undefined,
  };
  const points = CHECKLIST_POINTS.map((point) => ({ point, done: done[point] }));
  const optional: readonly ChecklistPoint[] = OPTIONAL_POINTS;
  return {
    points,
    ready: points.every(({ point, done: isDone }) => isDone || optional.includes(point)),
  };
}
