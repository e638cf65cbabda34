import type { Kysely } from 'kysely';
import type { UploadedRelease } from '../../contract/release-work';
import type { PlatformDatabase } from '../tables';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Localisable, Wording } from '@pasal/core/errors/wording';
import { readArchive } from './archive';
import { recordGate } from './gate/gate-record';
import { makeRoom, noticeOf } from './stored-releases';
import * as messages from './messages';
import { refusal } from './activation.service';
import { addEvent } from './release-event.repository';
import { archiveKey, type ReleaseArchives } from './release-archives';
import { addRelease } from './release.repository';

interface Upload {
  name: string;
  archive: Buffer;
  by: string;
}

const wrong = (message: Wording) => invalid(message, { path: 'body', message });

/**
 * Stores an uploaded release, after verifying every byte against its record. No visitor gets it before it is
 * activated.
 * @throws VALIDATION for an invalid archive, CONFLICT for a version that exists already, or when the shop's storage
 * limit is reached, UNAVAILABLE while the object store is away
 */
export async function upload(
  db: Kysely<PlatformDatabase>,
  archives: ReleaseArchives,
  { name, archive, by }: Upload,
): Promise<Localisable<UploadedRelease>> {
  const { record, digest } = await readArchive(archive);
  if (record.name !== name) throw wrong(messages.wrongName(record.name, name));
  if (record.version === 'development') throw wrong(messages.ownName);
  const problems = recordGate(record);
  if (problems.length > 0) throw refusal(problems);
  const { version } = record;
  // Before its row, so that no server reads a row without an archive. The sweep removes an archive without a row.
  await archives.into?.put(archiveKey(digest), archive);
  const stored = archives.into === undefined ? archive : null;
  const notice = await db.transaction().execute(async (trx) => {
    const room = await makeRoom(trx, name, archive.length);
    const bytes = archive.length;
    const release = { record, source: 'team' as const, digest, archive: stored, bytes, by };
    if (!(await addRelease(trx, release))) throw conflict(messages.isThere(name, version));
    await addEvent(trx, { name, action: 'upload', version, by });
    return noticeOf(name, room);
  });
  return { name, version, digest, ...(notice !== null && { notice }) };
}
