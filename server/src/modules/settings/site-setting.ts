import type { Kysely } from 'kysely';
import { looksLikeEmail } from '@pasal/shared/domain';
import type { ManagedSettings, OrderLimits, SiteSettingsRequest } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { type FieldProblem, invalid } from '@pasal/core/errors/domain-error';
import * as httpMessages from '@pasal/core/http/messages';
import { defineSetting } from './define-setting';
import * as messages from './messages';
import { presentSettings } from './present-site';
import { isWebAddress } from './web-address';

type GivenSettings = SiteSettingsRequest['settings'];

/** Drops empty phone lines. */
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

/** Merges the request over the values that older forms don't send. @throws DomainError 400 with a detail per field */
function accept(request: GivenSettings, before: ManagedSettings): ManagedSettings {
  const given = normalised(request);
  const details = problemsOf(given);
  if (details.length > 0)
    throw invalid(details[0]?.message ?? httpMessages.invalidRequest, ...details);
  return {
    ...given,
    scarce_limits: given.scarce_limits ?? before.scarce_limits,
    price_rounding: given.price_rounding ?? before.price_rounding,
    ne: given.ne ?? before.ne,
  };
}

/** The shop's name, texts and terms of sale. */
export const siteSetting = defineSetting<ManagedSettings, GivenSettings>({
  key: 'site',
  name: 'Site settings',
  present: presentSettings,
  accept,
});

export const readSettings = async (db: Kysely<Database>): Promise<ManagedSettings> =>
  (await siteSetting.read(db)).settings;

/** Reads the limits of a single web order (D44). */
export const readOrderLimits = async (db: Kysely<Database>): Promise<OrderLimits> =>
  (await readSettings(db)).order_limits;
