import { createHash } from 'node:crypto';
import { migrations } from '../db/migrations';
import { readArchive, textOf, type ArchiveEntry } from './archive-reader';
import type { ArchivedFile } from './archive-writer';
import { ABOUT_FILE, FORMAT, MANIFEST_FILE, type AboutBackup } from './backup-contents';
import { OperatorError } from './operator-error';

async function hashOf({ content }: ArchiveEntry): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError(`${file} is damaged: it cannot be read.`);
  }
}

function readAbout(text: string, file: string): AboutBackup {
  const about = parse(text, file) as Partial<AboutBackup> | null;
  if (about?.format !== FORMAT || about.migrations === undefined) {
    throw new OperatorError(
      `${file} was made by another version of the shop, in a form this one does not know.`,
    );
  }
  return about as AboutBackup;
}

/** The migrations of a backup must be the first of ours: otherwise nobody knows what its rows mean. */
function refuseNewer({ migrations: seen }: AboutBackup, file: string): void {
  const ours = Object.keys(migrations).toSorted();
  const unknown = seen.find((name, index) => name !== ours[index]);
  if (unknown === undefined && seen.length > 0) return;
  throw new OperatorError(
    `${file} was made by a newer version of the shop (${unknown ?? 'no schema'}); restore it with that version.`,
  );
}

/**
 * Reads a backup through: every file is there, as it was written, in a form this version knows.
 * @throws OperatorError otherwise
 */
export async function checkBackup(file: string): Promise<AboutBackup> {
  const seen: ArchivedFile[] = [];
  let about: AboutBackup | undefined;
  let manifest: ArchivedFile[] | undefined;
  for await (const entry of readArchive(file)) {
    const { name, size } = entry;
    if (name === MANIFEST_FILE) {
      manifest = parse(await textOf(entry), file) as ArchivedFile[];
    } else if (name === ABOUT_FILE) {
      const text = await textOf(entry);
      about = readAbout(text, file);
      seen.push({ name, size, sha256: createHash('sha256').update(text).digest('hex') });
    } else {
      seen.push({ name, size, sha256: await hashOf(entry) });
    }
  }
  if (about === undefined) throw new OperatorError(`${file} is no backup of a shop.`);
  if (JSON.stringify(manifest) !== JSON.stringify(seen)) {
    throw new OperatorError(`${file} is damaged: its files are not those that were written.`);
  }
  refuseNewer(about, file);
  return about;
}
