import { createHash } from 'node:crypto';
import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { migrations } from '../db/migrations';
import { isOlder, isTooOld } from '../db/older/older-migrations';
import { readArchive, textOf, type ArchiveEntry } from './archive-reader';
import * as format from './backup-format';
import { OperatorError } from './operator-error';

/** A backup that was read completely and is intact. */
export interface CheckedBackup {
  about: format.AboutBackup;
  /** Rows, pictures and other files in it. */
  rows: number;
  pictures: number;
  files: number;
  /** URLs of pictures that rows name and the backup lacks, by its manifest; unknown for an older one. */
  missing: string[];
}

const NEWLINE = 0x0a;

const damaged = (file: string) =>
  new OperatorError(`${file} is damaged: its files are not those that were written.`);

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError(`${file} is damaged: it cannot be read.`);
  }
}

function readAbout(text: string, file: string): format.AboutBackup {
  const about = parse(text, file);
  if (Value.Check(format.AboutBackup, about)) return about;
  throw new OperatorError(
    `${file} was made by another version of the shop, in a form this one does not know.`,
  );
}

function shaped<Schema extends TSchema>(schema: Schema, value: unknown, file: string) {
  if (!Value.Check(schema, value)) throw damaged(file);
  return value;
}

/** Refuses a newer backup. Its migrations must be known: otherwise its rows may have another meaning. */
function refuseNewer({ migrations: seen }: format.AboutBackup, file: string): void {
  if (isOlder(seen)) {
    if (!isTooOld(seen)) return;
    throw new OperatorError(
      `${file} was made before 24 November 2026; restore it with the version of that day, then start this one.`,
    );
  }
  const unknown = seen.find((name) => migrations[name] === undefined);
  if (unknown === undefined && seen.length > 0) return;
  throw new OperatorError(
    `${file} was made by a newer version of the shop (${unknown ?? 'no schema'}); restore it with that version.`,
  );
}

const tableIn = (name: string) => name.slice(format.TABLES_FOLDER.length).split('/')[0] ?? '';

/** The content of the archive read so far. */
class Seen {
  about: format.AboutBackup | undefined;
  manifest: unknown;
  readonly files: format.ArchivedFile[] = [];
  readonly rows = new Map<string, number>();

  /** Reads a whole file: its hash, and its number of lines if it belongs to a table. */
  async #look({ name, size, content }: ArchiveEntry): Promise<void> {
    const hash = createHash('sha256');
    const isTable = name.startsWith(format.TABLES_FOLDER);
    let lines = 0;
    for await (const piece of content) {
      hash.update(piece);
      if (!isTable) continue;
      for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) {
        lines += 1;
      }
    }
    this.files.push({ name, size, sha256: hash.digest('hex') });
    if (isTable) this.rows.set(tableIn(name), (this.rows.get(tableIn(name)) ?? 0) + lines);
  }

  async read(file: string): Promise<void> {
    for await (const entry of readArchive(file)) {
      const { name, size } = entry;
      if (name === format.MANIFEST_FILE) {
        this.manifest = parse(await textOf(entry), file);
      } else if (name === format.ABOUT_FILE) {
        const text = await textOf(entry);
        this.about = readAbout(text, file);
        const sha256 = createHash('sha256').update(text).digest('hex');
        this.files.push({ name, size, sha256 });
      } else {
        await this.#look(entry);
      }
    }
  }

  count(folder: string): number {
    return this.files.filter(({ name }) => name.startsWith(folder)).length;
  }

  /** True if the number of rows of every table matches. */
  hasRows(counts: Record<string, number>): boolean {
    const tables = new Set([...Object.keys(counts), ...this.rows.keys()]);
    return [...tables].every((table) => (counts[table] ?? 0) === (this.rows.get(table) ?? 0));
  }
}

/**
 * Checks files, rows and pictures against the manifest.
 * @returns the missing pictures
 */
function compare(seen: Seen, about: format.AboutBackup, file: string): string[] {
  const { manifest } = seen;
  const isOfOlderFormat = about.format === format.OLDER_FORMAT;
  const files = isOfOlderFormat
    ? shaped(format.OlderManifest, manifest, file)
    : shaped(format.Manifest, manifest, file).files;
  if (JSON.stringify(files) !== JSON.stringify(seen.files)) throw damaged(file);
  if (!seen.hasRows(about.tables)) throw damaged(file);
  if (isOfOlderFormat) return [];
  const { rows, pictures } = shaped(format.Manifest, manifest, file);
  if (!seen.hasRows(rows) || pictures.count !== seen.count(format.UPLOADS_FOLDER)) {
    throw damaged(file);
  }
  return pictures.missing;
}

/**
 * Verifies a whole backup: every file and row is present and unchanged, in a format this version supports.
 * @throws OperatorError otherwise
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const seen = new Seen();
  await seen.read(file);
  const { about } = seen;
  if (about === undefined) throw new OperatorError(`${file} isn't a backup of a shop.`);
  refuseNewer(about, file);
  const missing = compare(seen, about, file);
  return {
    about,
    missing,
    rows: [...seen.rows.values()].reduce((total, count) => total + count, 0),
    pictures: seen.count(format.UPLOADS_FOLDER),
    files: seen.count(format.FILES_FOLDER),
  };
}
