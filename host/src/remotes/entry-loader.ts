import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { KnownRemote } from './discovery';
import type { ScriptTries } from './script-tries';

type Entry = NonNullable<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>
>;

/** What an entry leaves behind: it declares a container by the name of its remote. */
export function entryOf(name: string): Entry | undefined {
  const left: unknown = (globalThis as Record<string, unknown>)[name];
  if (typeof left !== 'object' || left === null) return undefined;
  return 'get' in left && 'init' in left ? (left as Entry) : undefined;
}

interface EntryLoaderParts {
  find: (name: string) => KnownRemote | undefined;
  scripts: ScriptTries;
  /** The entry of a remote runs, or may still come to run. */
  onRun: (name: string) => void;
}

/** One try for the entry of a remote; rejects when it fails, is not the one it should be, or is late. */
function loadOnce({ name, entry, integrity }: KnownRemote, { scripts, onRun }: EntryLoaderParts) {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = entry;
    scripts.watch(script);
    script.addEventListener('load', () => {
      onRun(name);
      resolve();
    });
    script.addEventListener('error', () => {
      const isLate = scripts.isLate(script);
      if (isLate) onRun(name);
      script.remove();
      reject(new Error(`${entry} ${isLate ? 'did not come in time' : 'could not be loaded'}`));
    });
    document.head.append(script);
  });
}

/**
 * How the federation's runtime gets the entry of a remote: as a script with the hash its record names,
 * in a few short tries, instead of a manifest and one try of 20 s.
 */
export const entryLoader = (parts: EntryLoaderParts): ModuleFederationRuntimePlugin => ({
  name: 'entry-loader',
  async loadEntry({ remoteInfo }) {
    const { name } = remoteInfo;
    const remote = parts.find(name);
    if (!remote) return undefined;
    if (!entryOf(name)) await parts.scripts.inTries(name, () => loadOnce(remote, parts));
    const entry = entryOf(name);
    if (!entry) throw new Error(`the entry of ${name} defines nothing`);
    return entry;
  },
});
