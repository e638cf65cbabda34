import type { Kysely } from 'kysely';
import { looksLikeEmail } from '@pasal/shared/domain';
import type {
  ManagedSettings,
  OrderLimits,
  SiteSettingsRequest,
  User,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { conflict, type FieldProblem, invalid } from '@pasal/core/errors/domain-error';
import * as httpMessages from '@pasal/core/http/messages';
import { recordActivity } from '../activity/record-activity';
import * as messages from './messages';
import { presentSettings } from './site.presenter';
import { readStoredSettings, storeSettings } from './site.repository';
import { isWebAddress } from './web-address';

/** Reads the shop's settings: its name and texts, and how it sells. */
export async function readSettings(db: Kysely<Database>): Promise<ManagedSettings> {
  const { settings } = await readStoredSettings(db);
  return presentSettings(settings);
}

/** Reads the limits of one web order (D44). */
export async function readOrderLimits(db: Kysely<Database>): Promise<OrderLimits> {
  return (await readSettings(db)).order_limits;
}

type GivenSettings = SiteSettingsRequest['settings'];

/** A line that is left empty is no phone. */
function normalised({ phones, ...settings }: GivenSettings): GivenSettings {
  return { ...settings, phones: phones.filter((phone) => phone !== '') };
}

function problemsOf({ shop_name, email, website, social }: GivenSettings): FieldProblem[] {
  const details: FieldProblem[] = [];
  if (shop_name === '') details.push({ path: 'shop_name', message: messages.shopNameRequired });
  if (email !== '' && !looksLikeEmail(email)) {
    details.push({ path: 'email', message: messages.invalidEmail });
  }
  const links = { website, ...social };
  for (const [name, link] of Object.entries(links)) {
    if (link === '' || isWebAddress(link)) continue;
    const path = name === 'website' ? name : `social.${name}`;
    details.push({ path, message: messages.invalidAddress });
  }
  return details;
}

/**
 * Saves what the shop says of itself, unless someone has saved since `version`.
 * @throws DomainError 400 with a detail per field, 409 for a version that is no longer current
 */
export async function saveSettings(
  db: Kysely<Database>,
  actor: User,
  { settings: request, version }: SiteSettingsRequest,
) {
  const given = normalised(request);
  const details = problemsOf(given);
  if (details.length > 0)
    throw invalid(details[0]?.message ?? httpMessages.invalidRequest, ...details);
  return db.transaction().execute(async (trx) => {
    const before = await readSettings(trx);
    const settings = {
      ...given,
      scarce_limits: given.scarce_limits ?? before.scarce_limits,
      price_rounding: given.price_rounding ?? before.price_rounding,
      ne: given.ne ?? before.ne,
    };
    if (!(await storeSettings(trx, settings, version))) throw conflict(messages.settingsChanged);
    await recordActivity(trx, actor, {
      kind: 'settings',
      action: 'change',
      id: null,
      name: 'Site settings',
      before,
      after: settings,
    });
    return { settings, version: version + 1 };
  });
}
