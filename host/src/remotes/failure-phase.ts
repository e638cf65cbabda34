import { entryOf } from './entry-loader';
import type { Remotes } from './remotes';

/** Milliseconds the bytes of a script that failed may take to be looked at. */
const LOOK_WITHIN = 3000;

/** Whether a script that was refused came, with other bytes than its hash names. */
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

/** Why a part of a remote did not come, as far as the page can find out. */
export async function phaseOfFailure({ scripts }: Remotes, remote: string) {
  const script = scripts.lastFailed(remote);
  if (script && !scripts.isLate(script) && (await isChanged(script))) return 'integrity';
  return entryOf(remote) ? 'chunk' : 'entry';
}
