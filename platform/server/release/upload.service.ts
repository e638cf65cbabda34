import type { Kysely } from 'kysely';
import type { UploadedRelease } from '../../contract/release-work';
import type { PlatformDatabase } from '../tables';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import { readArchive } from './archive';
import { recordGate } from './gate/gate-record';
import { makeRoom, noticeOf } from './kept-releases';
import * as messages from './messages';
import { refusal } from './activation.service';
import { addEvent } from './release-event.repository';
import { addRelease } from './release.repository';

interface Upload {
  name: string;
  archive: Buffer;
  by: string;
}

const wrong = (message: string) => invalid(message, { path: 'body', message });

/**
 * Keeps a release somebody uploaded, once every byte of it is what its record says. Nobody gets it
 * before it is activated.
 * @throws VALIDATION for an archive that is none, CONFLICT for a version there is already, or when the shop
 * keeps as many as it may
 */
export async function upload(
  db: Kysely<PlatformDatabase>,
  { name, archive, by }: Upload,
): Promise<UploadedRelease> {
  const { record, digest } = await readArchive(archive);
  if (record.name !== name) throw wrong(messages.wrongName(record.name, name));
  if (record.version === 'development') throw wrong(messages.ownName);
  const problems = recordGate(record);
  if (problems.length > 0) throw refusal(problems);
  const { version } = record;
  const notice = await db.transaction().execute(async (trx) => {
    const kept = await makeRoom(trx, name, archive.length);
    const release = { record, source: 'team' as const, digest, archive, bytes: archive.length, by };
    if (!(await addRelease(trx, release))) throw conflict(messages.isThere(name, version));
    await addEvent(trx, { name, action: 'upload', version, by });
    return noticeOf(name, kept);
  });
  return { name, version, digest, ...(notice !== null && { notice }) };
}
