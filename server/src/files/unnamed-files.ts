import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { deleteAll, readWhole, type Files } from '@pasal/core/files/files';

/** Since when a file is unreferenced, by its key. */
const Notes = Type.Record(Type.String(), Type.String());
type Notes = Static<typeof Notes>;

/** The key of these notes, stored with the files so that servers share them. */
const NOTES = '.unnamed.json';
/** Milliseconds a file must be unreferenced: an older database may be restored until then. */
const UNNAMED_FOR = 7 * 24 * 60 * 60 * 1000;

async function readNotes(files: Files): Promise<Notes> {
  const text = await readWhole(files, NOTES);
  if (text === null) return {};
  try {
    const notes: unknown = JSON.parse(text.toString());
    return Value.Check(Notes, notes) ? notes : {};
  } catch {
    // Unreadable notes start anew.
    return {};
  }
}

/**
 * Deletes files that have been unreferenced for a week, or the given time, and notes since when the others are.
 * @param unnamed the keys of currently unreferenced files
 * @returns the deleted ones
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
