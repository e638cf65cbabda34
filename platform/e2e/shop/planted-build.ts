import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRecord } from '@pasal/shared/contracts';

const RECORD = 'release.json';

/**
 * Writes a file of a remote's newest build again; its compressed copies are deleted, so that the new file is
 * served.
 */
function rewrite(folder: string, name: string, change: (text: string) => string): string {
  const file = path.join(folder, name);
  const planted = change(readFileSync(file, 'utf8'));
  for (const copy of ['.br', '.gz']) rmSync(`${file}${copy}`, { force: true });
  writeFileSync(file, planted);
  return `sha384-${createHash('sha384').update(planted).digest('base64')}`;
}

/** A remote's newest build: its record, its folder, and how the record is changed. */
function openBuild(root: string, remote: string) {
  const dist = path.join(root, `remote-${remote}/dist`);
  const record = JSON.parse(readFileSync(path.join(dist, RECORD), 'utf8')) as ReleaseRecord;
  const folder = path.join(dist, record.version);
  const save = () => {
    for (const place of [folder, dist]) {
      writeFileSync(path.join(place, RECORD), JSON.stringify(record));
    }
  };
  return { record, folder, save };
}

/**
 * Changes the entry a remote's newest build starts with, and its record with it: what a team could have
 * released.
 */
export function plantEntry(root: string, remote: string, change: (entry: string) => string): void {
  const { record, folder, save } = openBuild(root, remote);
  const [name = ''] = record.start;
  record.integrity[name] = rewrite(folder, name, change);
  save();
}

/** The same with the build by which the server makes its pages; puts the true one back. */
export function plantServerBuild(root: string, remote: string, after: string): () => void {
  const { record, folder, save } = openBuild(root, remote);
  const { server } = record;
  if (!server) throw new Error(`${remote} has no build for the server`);
  const change = (edit: (text: string) => string) => {
    server.integrity = rewrite(folder, server.file, edit);
    save();
  };
  change((text) => text + after);
  return () => change((text) => text.slice(0, -after.length));
}
