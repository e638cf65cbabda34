import {
  loadScript,
  type getRemoteEntry,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { KnownRemote } from './discovery';
import type { ScriptTries } from './script-tries';

/** What the page knows of its remotes and does for them where the federation loads one. */
export interface Guards {
  /** The version of a remote that this page has now. */
  find: (name: string) => KnownRemote | undefined;
  scripts: ScriptTries;
  /** Called when the entry of a remote has run. */
  onRun: (name: string) => void;
  /** Puts the last good version in the place of one that could not be loaded; undefined when there is none to load. */
  standIn: (name: string) => KnownRemote | undefined;
}

/** Attempts for an unresponsive entry, if there is time left to load another version. */
const TRIES_BEFORE_LAST_GOOD = 2;

/** What an entry leaves under the name of its remote. */
type Entry = Exclude<Awaited<ReturnType<typeof getRemoteEntry>>, false | undefined | void>;

/** Finds what the entry of a remote has left. */
export function entryOf(name: string): Entry | undefined {
  const left: unknown = (globalThis as Record<string, unknown>)[name];
  if (typeof left !== 'object' || left === null) return undefined;
  return 'get' in left && 'init' in left ? (left as Entry) : undefined;
}

/** A remote as the federation registers it; its address is absolute, so that it is the same in any document. */
const registered = ({ name, entry, version }: KnownRemote) => ({
  name,
  version,
  entry: new URL(entry, document.baseURI).href,
});

/** Says what was registered where the federation's DevTools look for it. */
function tellTools(host: string, { name, entry, version }: ReturnType<typeof registered>): void {
  // oxlint-disable-next-line no-underscore-dangle -- the federation's own name
  const { moduleInfo } = globalThis.__FEDERATION__;
  const own = moduleInfo[host] as { remotesInfo?: object } | undefined;
  const remotesInfo = { ...own?.remotesInfo, [name]: { matchedVersion: version } };
  Object.assign(moduleInfo, {
    [host]: { ...own, remotesInfo },
    [`${name}:${version}`]: { version, globalName: name, publicPath: 'auto', remoteEntry: entry },
  });
}

/** `catalog/remote` → `catalog`. */
const nameIn = (id: string) => id.split('/', 1)[0] as string;

/**
 * The script is no longer needed: it is moved into a document in which no script runs, so that it does not run if it
 * arrives after all (https://html.spec.whatwg.org/#execute-the-script-element).
 */
function giveUp(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument('').adoptNode(script);
}

/**
 * The shop's guarantees where the federation's runtime loads a remote: the version the visitor gets, the hash of its
 * entry, short attempts instead of one long one, and the last good version in place of one that doesn't load.
 */
export function guardFederation(guards: Guards): ModuleFederationRuntimePlugin {
  const { find, scripts, onRun, standIn } = guards;
  return {
    name: 'pasal',

    /** The federation hears of a remote when it is first asked for, and again when the page has another version of it. */
    beforeRequest(request) {
      const remote = find(nameIn(request.id));
      if (!remote) throw new Error(`the shop has no remote ${nameIn(request.id)}`);
      const wanted = registered(remote);
      const known = request.options.remotes.find(({ name }) => name === remote.name);
      const isOther = known && 'entry' in known && known.entry !== wanted.entry;
      if (known && !isOther) return request;
      request.origin.registerRemotes([wanted], { force: true });
      tellTools(request.origin.name, wanted);
      return request;
    },

    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      const { name, integrity = '' } = find(remoteInfo?.name ?? '') ?? {};
      if (name === undefined) return script;
      Object.assign(script, { crossOrigin: 'anonymous', integrity, src: url });
      scripts.watch(script);
      script.addEventListener('load', () => onRun(name));
      script.addEventListener('error', () => giveUp(script));
      return script;
    },

    async loadEntry({ remoteInfo, loaderHook }) {
      const { name, entry } = remoteInfo;
      const hasLastGood = find(name)?.lastGood !== undefined;
      let late = 0;
      function isWorthIt(): boolean {
        const script = scripts.lastFailed(name);
        if (script && scripts.isLate(script)) late += 1;
        return !hasLastGood || late < TRIES_BEFORE_LAST_GOOD;
      }
      const ask = () =>
        loadScript(entry, {
          createScriptHook(url, attrs) {
            const made = loaderHook.lifecycle.createScript.emit({ url, attrs, remoteInfo });
            return made instanceof HTMLScriptElement ? made : undefined;
          },
        });
      await scripts.inTries(name, ask, isWorthIt);
      const left = entryOf(name);
      if (!left) throw new Error(`the entry of ${name} defines nothing`);
      return left;
    },

    /** The files of the module itself. */
    getModuleFactory: ({ remoteEntryExports, expose, moduleInfo }) =>
      scripts.inTries(moduleInfo.name, async () => remoteEntryExports.get(expose)),

    async errorLoadRemote({ id, lifecycle, origin }) {
      if (lifecycle !== 'onLoad' || !standIn(nameIn(id))) return undefined;
      return origin.loadRemote(id);
    },
  };
}
