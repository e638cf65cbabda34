import { readArchive, textOf } from '../operator/archive-reader';
import { createArchive } from '../operator/archive-writer';
import {
  ABOUT_FILE,
  MANIFEST_FILE,
  TABLES_FOLDER,
  UPLOADS_FOLDER,
  type Manifest,
} from '../operator/backup-format';

/** The files of a backup by their name, in order. */
export type BackupFiles = [name: string, content: Buffer][];

/** Reads all files of a backup except its manifest, into memory. */
export async function filesOfBackup(file: string): Promise<BackupFiles> {
  const files: BackupFiles = [];
  for await (const entry of readArchive(file)) {
    const pieces: Buffer[] = [];
    for await (const piece of entry.content) pieces.push(piece);
    if (entry.name !== MANIFEST_FILE) files.push([entry.name, Buffer.concat(pieces)]);
  }
  return files;
}

export async function manifestOf(file: string): Promise<Manifest> {
  let text = '{}';
  for await (const entry of readArchive(file)) {
    if (entry.name === MANIFEST_FILE) text = await textOf(entry);
  }
  return JSON.parse(text) as Manifest;
}

function rowsIn(files: BackupFiles): Record<string, number> {
  const rows: Record<string, number> = {};
  for (const [name, content] of files.filter(([each]) => each.startsWith(TABLES_FOLDER))) {
    const [table = ''] = name.slice(TABLES_FOLDER.length).split('/');
    rows[table] = (rows[table] ?? 0) + content.toString().split('\n').length - 1;
  }
  return rows;
}

/** Writes a backup of any files, complete in every other way. */
export async function writeBackupOf(
  files: BackupFiles,
  file: string,
  manifest: (plain: Manifest) => unknown = (plain) => plain,
): Promise<string> {
  const archive = await createArchive(file);
  for (const [name, content] of files) {
    await archive.addStream(name, content.length, inOnePiece(content));
  }
  const count = files.filter(([name]) => name.startsWith(UPLOADS_FOLDER)).length;
  const plain = {
    files: [...archive.files],
    rows: rowsIn(files),
    pictures: { count, missing: [] },
  };
  await archive.addText(MANIFEST_FILE, JSON.stringify(manifest(plain)));
  await archive.finish();
  return file;
}

async function* inOnePiece(content: Buffer) {
  yield content;
}

/** Writes the same files with one of them changed. */
export const withFile = (
  files: BackupFiles,
  wanted: string | RegExp,
  change: (text: string) => string,
): BackupFiles =>
  files.map(([name, content]) => {
    const isIt = typeof wanted === 'string' ? name === wanted : wanted.test(name);
    return [name, isIt ? Buffer.from(change(content.toString())) : content];
  });

/** Writes the same files with the description of the backup changed. */
export const withAbout = (files: BackupFiles, change: (about: object) => object): BackupFiles =>
  withFile(files, ABOUT_FILE, (text) => JSON.stringify(change(JSON.parse(text) as object)));
