import { findBlamed } from './blame';
import { RemoteScripts } from './remote-scripts';
import type { TimeLimits } from './time-limits';

/** The attempts for every script that remotes load in this page. */
export interface ScriptTries {
  /** Time limit of a part in milliseconds. */
  budget: number;
  /**
   * Turns a script that is about to be added to the page into one attempt: it gets an address no earlier attempt
   * waits for, and a timeout after which it fails like a load error.
   */
  watch: (script: HTMLScriptElement) => void;
  /** True when a script failed only by its timeout: it may still arrive and run. */
  isLate: (script: HTMLScriptElement) => boolean;
  /** The script of a remote that failed last. */
  lastFailed: (remote: string) => HTMLScriptElement | undefined;
  /** Calls `ask`, and retries up to the limit while scripts of the remote fail and a retry may help. */
  inTries: <Value>(
    remote: string,
    ask: () => Promise<Value>,
    isWorthIt?: () => boolean,
  ) => Promise<Value>;
  /**
   * Loads a part of a remote within the time limit of a part. After a failure the next attempt starts afresh and
   * waits for nothing of this one.
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
