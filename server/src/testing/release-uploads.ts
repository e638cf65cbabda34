import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { pack, type Headers as Header } from 'tar-stream';
import type { ReleaseRecord, ReleaseRights } from '@pasal/shared/contracts';
import { releaseRecord } from './release-records';
import type { TestApp } from './test-app';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Makes a record whose one file contains its version, and the file's hash. */
export function recordOfVersion(version: string, parts: Partial<ReleaseRecord> = {}) {
  const integrity = { 'remoteEntry.js': sha384(`'${version}'`) };
  return releaseRecord({ version, integrity, ...parts });
}

type Entry = Pick<Header, 'name'> & Partial<Header>;

/** A fixed time, so that the same archive always has the same bytes. */
const MTIME = new Date(0);

/** Makes a gzipped tar file of any entries; an entry may be more than a name. */
export async function archiveOf(
  entries: readonly (readonly [entry: string | Entry, content?: string | Buffer])[],
): Promise<Buffer> {
  const tar = pack();
  for (const [entry, content = ''] of entries) {
    tar.entry({ mtime: MTIME, ...(typeof entry === 'string' ? { name: entry } : entry) }, content);
  }
  tar.finalize();
  const parts: Buffer[] = [];
  for await (const part of tar as AsyncIterable<Buffer>) parts.push(part);
  return gzipSync(Buffer.concat(parts));
}

/** The server code of a release, where its record names any. */
export const SERVER_CODE = '// makes pages';

/** Makes the archive of a record from `recordOfVersion`. */
export const archiveOfRecord = (record: ReleaseRecord) =>
  archiveOf([
    ['release.json', JSON.stringify(record)],
    ['remoteEntry.js', `'${record.version}'`],
    ...(record.server ? [[record.server.file, SERVER_CODE] as const] : []),
  ]);

export const ALL_RIGHTS: ReleaseRights = { upload: true, activate: 100, roll_back: true };

type Sent = Record<string, string>;

/** Uploads an archive as a team or an administrator does. */
export function uploadArchive(shop: TestApp, headers: Sent, name: string, payload: Buffer) {
  return shop.app
    .inject({
      method: 'POST',
      url: `/api/v1/release/${name}/upload`,
      headers: { host: 'shop.test', 'content-type': 'application/gzip', ...headers },
      payload,
    })
    .then((answer) => ({
      status: answer.statusCode,
      body: answer.json<{ message: string; code: string; version: string; notice?: string }>(),
    }));
}
