import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRecord } from '@pasal/shared/contracts';

const RECORD = 'release.json';

/**
 * Changes the entry a remote's newest build starts with, and its record with it: what a team could have
 * released. Compressed copies go, so that it is what the shop serves.
 */
export function plantEntry(root: string, remote: string, change: (entry: string) => string): void {
  const dist = path.join(root, `remote-${remote}/dist`);
  const record = JSON.parse(readFileSync(path.join(dist, RECORD), 'utf8')) as ReleaseRecord;
  const folder = path.join(dist, record.version);
  const [name = ''] = record.start;
  const file = path.join(folder, name);
  const planted = change(readFileSync(file, 'utf8'));
  for (const copy of ['.br', '.gz']) rmSync(`${file}${copy}`, { force: true });
  writeFileSync(file, planted);
  record.integrity[name] = `sha384-${createHash('sha384').update(planted).digest('base64')}`;
  for (const place of [folder, dist]) {
    writeFileSync(path.join(place, RECORD), JSON.stringify(record));
  }
}
