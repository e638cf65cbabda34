import { codeOf } from '../errors/error-code';
import type { Files, ServedFiles } from './files';

/**
 * Files of a shop that is moving to another store: what is not yet `here` is looked up `there`, and copied. During a
 * move servers may copy in both directions at once.
 */
export function besides(here: ServedFiles, there: Files): ServedFiles {
  /** Copies a file over. @returns whether it exists */
  async function bring(key: string): Promise<boolean> {
    const found = await there.get(key);
    if (found === null) return false;
    await here.put(key, found.content);
    return true;
  }

  return {
    ...here,
    get: async (key) => (await here.get(key)) ?? there.get(key),
    head: async (key) => (await here.head(key)) ?? there.head(key),
    async delete(key) {
      await here.delete(key);
      await there.delete(key);
    },
    async *list(prefix) {
      const seen = new Set<string>();
      for await (const file of here.list(prefix)) {
        seen.add(file.key);
        yield file;
      }
      for await (const file of there.list(prefix)) if (!seen.has(file.key)) yield file;
    },
    read: async (key) => (await here.read(key)) ?? ((await bring(key)) ? here.read(key) : null),
    async local(key, task) {
      try {
        return await here.local(key, task);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' || !(await bring(key))) throw error;
        return here.local(key, task);
      }
    },
    stampOf: async (key) =>
      (await here.stampOf(key)) ?? ((await bring(key)) ? here.stampOf(key) : null),
  };
}
