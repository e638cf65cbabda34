import type { Kysely } from 'kysely';
import type {
  ChatSettings,
  ChatSettingsRequest,
  SiteSettings,
  User,
} from '@pasal/shared/contracts';
import {
  isMessengerName,
  normalisePhone,
  PLACEHOLDERS,
  unknownPlaceholders,
} from '@pasal/shared/domain';
import { type FieldProblem, invalid } from '@pasal/core/errors/domain-error';
import type { Language } from '@pasal/core/contract/language';
import type { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import { presentChats } from './chats';
import { writeSetting } from './define-setting';
import * as messages from './messages';
import { readSettings } from './site-setting';
import { readStoredSettings } from './setting.repository';

const ROW = { key: 'chats', name: 'Chats' } as const;

/**
 * The chats and message templates, and their version.
 * @param site the shop's settings
 * @param language of the defaults
 */
export async function readChats(db: Kysely<Database>, site: SiteSettings, language?: Language) {
  const { settings, version } = await readStoredSettings(db, ROW.key);
  return { settings: presentChats(settings, site, language), version };
}

const KNOWN = PLACEHOLDERS.map((name) => `{${name}}`);

/** The settings with normalised numbers. @throws DomainError 400 with a detail per field */
function normalised(given: ChatSettings): ChatSettings {
  const details: FieldProblem[] = [];
  const add = (path: string, message: Wording) => details.push({ path, message });
  const phoneOf = (name: 'whatsapp' | 'viber') => {
    const phone = given[name] === '' ? '' : normalisePhone(given[name]);
    if (phone === null) add(name, messages.phoneFault(given[name]));
    return phone ?? '';
  };
  const numbers = { whatsapp: phoneOf('whatsapp'), viber: phoneOf('viber') };
  if (given.messenger !== '' && !isMessengerName(given.messenger)) {
    add('messenger', messages.invalidPage);
  }
  for (const [at, { text, text_ne = '' }] of given.templates.entries()) {
    for (const [field, words] of Object.entries({ text, text_ne })) {
      const unknown = unknownPlaceholders(words);
      if (unknown.length === 0) continue;
      add(`templates.${at}.${field}`, messages.unknownPlaceholders(unknown, KNOWN));
    }
  }
  const [first] = details;
  if (first) throw invalid(first.message, ...details);
  return { ...given, ...numbers };
}

/**
 * Saves chats and messages, unless someone else has since `version`, and logs who did.
 * @throws DomainError 400 with a detail per field, 409 if `version` is no longer current
 */
export async function saveChats(
  db: Kysely<Database>,
  actor: User,
  { settings: given, version }: ChatSettingsRequest,
) {
  const settings = normalised(given);
  return db.transaction().execute(async (trx) => {
    const { settings: before } = await readChats(trx, await readSettings(trx));
    return writeSetting(trx, actor, ROW, { before, settings, version });
  });
}
