import type { Files } from './files';

/** The files with this key prefix, by the rest of their keys. */
export const below = (files: Files, prefix: string): Files => ({
  place: `${files.place}/${prefix.replace(/\/$/, '')}`,
  put: (key, content) => files.put(prefix + key, content),
  get: (key) => files.get(prefix + key),
  head: (key) => files.head(prefix + key),
  delete: (key) => files.delete(prefix + key),
  async *list(begin = '') {
    for await (const file of files.list(prefix + begin)) {
      yield { ...file, key: file.key.slice(prefix.length) };
    }
  },
});
