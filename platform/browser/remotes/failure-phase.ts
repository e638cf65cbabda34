import { entryOf } from './federation-plugin';
import type { Health, Named } from './health';
import type { ScriptTries } from './script-tries';

/** Time limit for examining the bytes of a failed script, in ms. */
const LOOK_WITHIN = 3000;

/** True when a refused script arrived with content that does not match its hash. */
async function isChanged({ src, integrity }: HTMLScriptElement): Promise<boolean> {
  const ask = (init: RequestInit) =>
    fetch(src, { cache: 'force-cache', signal: AbortSignal.timeout(LOOK_WITHIN), ...init });
  const answer = await ask({}).catch(() => null);
  if (!answer?.ok) return false;
  return ask({ integrity }).then(
    () => false,
    () => true,
  );
}

/** Why a part of a remote has just failed to load, as far as the page can find out. */
async function phaseOfFailure(scripts: ScriptTries, remote: string) {
  const phase = entryOf(remote) ? 'chunk' : 'entry';
  const script = scripts.lastFailed(remote);
  if (script && !scripts.isLate(script) && (await isChanged(script))) return 'integrity';
  return phase;
}

interface Reporting {
  scripts: ScriptTries;
  health: Health;
}

/** Reports a remote that has just failed to load, in the version the page wanted. */
export function reportFailure({ scripts, health }: Reporting, { name, version }: Named): void {
  void phaseOfFailure(scripts, name).then((phase) => health.failed(name, phase, version));
}
