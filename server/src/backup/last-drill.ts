import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { readWhole, type Files } from '@pasal/core/files/files';

/** Beside the backups: it was run on another machine, and the servers read here that it went well. */
const FILE = 'last-drill.json';

const LastDrill = Type.Object({ at: Type.String(), backup: Type.String() });

/** Notes beside the backups that one was found good. */
export const writeLastDrill = (files: Files, backup: string) =>
  files.put(FILE, Buffer.from(JSON.stringify({ at: new Date().toISOString(), backup })));

/** When a backup was last found good; null when it never was. */
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
