import type { Kysely } from 'kysely';
import { conflict } from '@pasal/core/errors/domain-error';
import type { PlatformDatabase } from '../tables';
import { goBack, lockLiveReleases, type Actor } from './activation.service';
import { lockLive, type LiveRow } from './live.repository';
import * as messages from './messages';
import type { Ours } from './ours';
import { listReturned, listReturnedNow } from './returned.repository';

type Db = Kysely<PlatformDatabase>;

/** A person's request to roll back a release. */
export interface WantedBack extends Actor {
  name: string;
  /** The version to roll back; undefined for whatever is live. */
  version?: string | undefined;
}

/** The version that a roll-back withdraws; null when nothing of the name is live. */
function versionOnTop({ name, candidate, version }: LiveRow, { records }: Ours): string | null {
  return candidate ?? version ?? records.find((own) => own.name === name)?.version ?? null;
}

/** @throws CONFLICT when the live release may not be the one the person means */
async function checkMeant(trx: Db, ours: Ours, { name, version }: WantedBack): Promise<void> {
  const row = await lockLive(trx, name);
  const live = versionOnTop(row, ours);
  if (version === live) return;
  const returned =
    version === undefined
      ? (await listReturnedNow(trx)).find((each) => each.name === name)
      : (await listReturned(trx)).find((each) => each.name === name && each.version === version);
  if (returned) {
    const when = ours.formatTime(returned.at.toISOString());
    throw conflict(messages.wentBack(name, returned.version, when, live));
  }
  if (version === undefined) return;
  if (row.candidate !== null && row.version === version) {
    throw conflict(messages.triedFirst(name, version, row.candidate));
  }
  throw conflict(messages.notLive(name, version, live));
}

/**
 * Undoes the last activation of a name.
 * @throws CONFLICT when another version is live by now, or there is nothing to go back to
 */
export async function rollBack(db: Db, ours: Ours, wanted: WantedBack): Promise<void> {
  const { name, by, why } = wanted;
  await db.transaction().execute(async (trx) => {
    await lockLiveReleases(trx);
    await checkMeant(trx, ours, wanted);
    await goBack(trx, ours, name, { by, why, action: 'roll-back' });
  });
}
