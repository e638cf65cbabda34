import { findBlamed } from './blame';
import { RemoteScripts } from './remote-scripts';
import type { TimeLimits } from './time-limits';

/** The tries of every script that remotes ask for in this page. */
export interface ScriptTries {
  /** The longest time a part may take, in milliseconds. */
  budget: number;
  /**
   * Makes a script that is about to be added to the page one try: it has an address no earlier try
   * waits for, and a limit after which it fails like one that could not be loaded.
   */
  watch: (script: HTMLScriptElement) => void;
  /** True when a script failed by its limit only: it may still come, and run. */
  isLate: (script: HTMLScriptElement) => boolean;
  /** The script of a remote that failed last. */
  lastFailed: (remote: string) => HTMLScriptElement | undefined;
  /**
   * Asks, and asks again while scripts of the remote failed meanwhile and it is worth it, as often as
   * there are tries.
   */
  inTries: <Value>(
    remote: string,
    ask: () => Promise<Value>,
    isWorthIt?: () => boolean,
  ) => Promise<Value>;
  /**
   * Loads a part of a remote within the one budget of a part. After a failure the next attempt starts
   * from the beginning and waits for nothing of this one.
   */
  withinBudget: <Value>(remote: string, load: () => Promise<Value>) => Promise<Value>;
}

/** `…/remotes/catalog/1.0/x.js` → `catalog`. */
const remoteOf = (url: string) => findBlamed(url) ?? '';

export function makeScriptTries(limits: TimeLimits): ScriptTries {
  const remotes = new Map<string, RemoteScripts>();

  function scriptsOf(remote: string): RemoteScripts {
    const scripts = remotes.get(remote) ?? new RemoteScripts(limits);
    remotes.set(remote, scripts);
    return scripts;
  }

  return {
    budget: limits.budget,
    watch: (script) => scriptsOf(remoteOf(script.src)).watch(script),
    isLate: (script) => scriptsOf(remoteOf(script.src)).isLate(script),
    lastFailed: (remote) => remotes.get(remote)?.lastFailed,
    inTries: (remote, ask, isWorthIt = () => true) => scriptsOf(remote).inTries(ask, isWorthIt),
    withinBudget: (remote, load) => scriptsOf(remote).withinBudget(remote, load),
  };
}
