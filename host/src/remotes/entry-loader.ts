import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { KnownRemote } from './discovery';
import { loadScript } from './load-script';

type Entry = NonNullable<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>
>;

/** What an entry leaves behind: it declares a variable by the name of its remote. */
const entryOf = (name: string) =>
  (globalThis as Record<string, unknown>)[name] as Entry | undefined;

/**
 * How the federation's runtime gets the entry of a remote: as a script with the hash its record names,
 * in a few short tries, instead of a manifest and one try of 20 s.
 */
export const entryLoader = (
  find: (name: string) => KnownRemote | undefined,
): ModuleFederationRuntimePlugin => ({
  name: 'entry-loader',
  async loadEntry({ remoteInfo }) {
    const { name } = remoteInfo;
    const remote = find(name);
    if (!remote) return undefined;
    if (!entryOf(name)) await loadScript(remote.entry, remote.integrity);
    const entry = entryOf(name);
    if (!entry) throw new Error(`the entry of ${name} defines nothing`);
    return entry;
  },
});
