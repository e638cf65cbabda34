import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { deleteAll, readWhole, type Files } from '@pasal/core/files/files';

/** Since when nothing names a file, by its key. */
const Notes = Type.Record(Type.String(), Type.String());
type Notes = Static<typeof Notes>;

/** The key of the notes among the files themselves, so that servers share them. */
const NOTES = '.unnamed.json';
/** Milliseconds for which nothing must have named a file: an older database may come back until then. */
const UNNAMED_FOR = 7 * 24 * 60 * 60 * 1000;

async function readNotes(files: Files): Promise<Notes> {
  const text = await readWhole(files, NOTES);
  if (text === null) return {};
  try {
    const notes: unknown = JSON.parse(text.toString());
    return Value.Check(Notes, notes) ? notes : {};
  } catch {
    // What cannot be read counts from now on.
    return {};
  }
}

/**
 * Removes files that nothing has named for a week or another time, and notes since when the others have no name.
 * @param unnamed the keys of files that nothing names now
 * @returns those that were removed
 */
export async function removeUnnamed(
  files: Files,
  unnamed: readonly string[],
  now = Date.now(),
  unnamedFor = UNNAMED_FOR,
): Promise<string[]> {
  const before = await readNotes(files);
  const since = (key: string) => before[key] ?? new Date(now).toISOString();
  const gone = unnamed.filter((key) => now - Date.parse(since(key)) > unnamedFor);
  await deleteAll(files, gone);
  const left = unnamed.filter((key) => !gone.includes(key));
  const notes: Notes = Object.fromEntries(left.map((key) => [key, since(key)]));
  if (JSON.stringify(notes) !== JSON.stringify(before)) {
    await files.put(NOTES, Buffer.from(JSON.stringify(notes)));
  }
  return gone;
}
