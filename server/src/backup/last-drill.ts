import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { readWhole, type Files } from '@pasal/core/files/files';

/** Stored beside the backups: a drill runs on another machine, and the servers read its success here. */
const FILE = 'last-drill.json';

const LastDrill = Type.Object({ at: Type.String(), backup: Type.String() });

/** Records beside the backups that one was found intact. */
export const writeLastDrill = (files: Files, backup: string) =>
  files.put(FILE, Buffer.from(JSON.stringify({ at: new Date().toISOString(), backup })));

/** When a backup was last found intact; null if never. */
export async function readLastDrill(files: Files): Promise<Date | null> {
  const text = await readWhole(files, FILE);
  if (text === null) return null;
  try {
    const note: unknown = JSON.parse(text.toString());
    const at = new Date(Value.Check(LastDrill, note) ? note.at : '');
    return Number.isNaN(at.getTime()) ? null : at;
  } catch {
    return null;
  }
}
