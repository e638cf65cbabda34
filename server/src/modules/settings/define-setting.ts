import type { Kysely, Transaction } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { settingsChanged } from './messages';
import { readStoredSettings, storeSettings, type SettingKey } from './setting.repository';
import { settingsLog } from './log';

type Db = Kysely<Database>;

/** A setting's value and version. */
export interface Saved<Value> {
  settings: Value;
  version: number;
}

interface Change<Value extends object> extends Saved<Value> {
  before: Value;
  /** The message if someone else has saved it in the meantime. */
  changed?: Wording | undefined;
  /** The fields that the activity log compares. */
  logged?: ((value: Value) => object) | undefined;
}

/**
 * Stores a setting unless someone else has saved it since `version`, and logs who did.
 * @param name under which the activity log has it
 * @throws DomainError 409
 */
export async function writeSetting<Value extends object>(
  trx: Transaction<Database>,
  actor: User,
  { key, name }: { key: SettingKey; name: string },
  change: Change<Value>,
): Promise<Saved<Value>> {
  const { before, settings, version, changed = settingsChanged } = change;
  const { logged = (value: Value): object => value } = change;
  if (!(await storeSettings(trx, settings, version, key))) throw conflict(changed);
  const entry = { log: settingsLog, action: 'change', id: null, name } as const;
  await recordActivity(trx, actor, { ...entry, before: logged(before), after: logged(settings) });
  return { settings, version: version + 1 };
}

interface SettingParts<Value extends object, Given> {
  key: SettingKey;
  name: string;
  /** Merges the stored value over the defaults, whose texts depend on the language. */
  present: (stored: Partial<Value>, language?: Language) => Value;
  /** Converts the request into the value to store. @throws DomainError 400 with the invalid fields */
  accept: (given: Given, before: Value) => Value;
  logged?: (value: Value) => object;
}

/** Defines how one of the shop's settings is read and saved. `save` throws what `accept` throws, and 409. */
export function defineSetting<Value extends object, Given = Value>({
  present,
  accept,
  logged,
  ...row
}: SettingParts<Value, Given>) {
  const read = async (db: Db, language?: Language): Promise<Saved<Value>> => {
    const { settings, version } = await readStoredSettings(db, row.key);
    return { settings: present(settings, language), version };
  };
  const save = (db: Db, actor: User, { settings, version }: Saved<Given>): Promise<Saved<Value>> =>
    db.transaction().execute(async (trx) => {
      const { settings: before } = await read(trx);
      const after = accept(settings, before);
      return writeSetting(trx, actor, row, { before, settings: after, version, logged });
    });
  return { present, read, save };
}

/** Stores the request unchanged. */
export const asGiven = <Value>(given: Value): Value => given;
