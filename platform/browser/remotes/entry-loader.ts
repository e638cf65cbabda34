import type { KnownRemote } from './discovery';
import type { ScriptTries } from './script-tries';

/** What a remote's entry declares, in webpack's format: its modules, and what they share with the page. */
export interface Container {
  /** Receives the modules the page shares; may be called again with the same ones. */
  init: (shared: object) => unknown;
  /** Loads one of its modules; resolves to a factory. */
  get: (name: string) => Promise<() => unknown>;
}

/** Finds the container that an entry declares under the name of its remote. */
export function entryOf(name: string): Container | undefined {
  const left: unknown = (globalThis as Record<string, unknown>)[name];
  if (typeof left !== 'object' || left === null) return undefined;
  return 'get' in left && 'init' in left ? (left as Container) : undefined;
}

export interface EntryLoaderParts {
  scripts: ScriptTries;
  /** Called when the entry of a remote has run. */
  onRun: (name: string) => void;
}

/** Attempts for an unresponsive entry, if there is time left to load another version. */
const TRIES_BEFORE_LAST_GOOD = 2;

/**
 * The script is no longer needed: it is moved into a document in which no script runs, so that it does not run if it
 * arrives after all (https://html.spec.whatwg.org/#execute-the-script-element).
 */
function giveUp(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument('').adoptNode(script);
}

/** One attempt to load a remote's entry; rejects when it fails, has a wrong hash, or is late. */
function loadOnce({ name, entry, integrity }: KnownRemote, { scripts, onRun }: EntryLoaderParts) {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    // As an absolute address, so that it is the same in any document.
    script.src = new URL(entry, document.baseURI).href;
    scripts.watch(script);
    script.addEventListener('load', () => {
      onRun(name);
      resolve();
    });
    script.addEventListener('error', () => {
      giveUp(script);
      const how = scripts.isLate(script) ? 'did not come in time' : 'could not be loaded';
      reject(new Error(`${entry} ${how}`));
    });
    document.head.append(script);
  });
}

/** The same in a few short attempts. */
function loadEntry(remote: KnownRemote, parts: EntryLoaderParts): Promise<void> {
  const { name, lastGood } = remote;
  const { scripts } = parts;
  let late = 0;
  function isWorthIt(): boolean {
    const script = scripts.lastFailed(name);
    if (script && scripts.isLate(script)) late += 1;
    return !lastGood || late < TRIES_BEFORE_LAST_GOOD;
  }
  return scripts.inTries(name, () => loadOnce(remote, parts), isWorthIt);
}

/**
 * Finds the container of a remote, loading its entry if needed, as a script with the hash in its record, in a few
 * short attempts.
 * @throws Error when the entry does not load, or declares nothing
 */
export async function loadContainer(
  remote: KnownRemote,
  parts: EntryLoaderParts,
): Promise<Container> {
  const { name } = remote;
  if (!entryOf(name)) await loadEntry(remote, parts);
  const entry = entryOf(name);
  if (!entry) throw new Error(`the entry of ${name} defines nothing`);
  return entry;
}
