import { within } from '../../kit/walk/within.mjs';
import type { ServerProcess } from '../../../server/src/testing/server-process';

/** Milliseconds in which a command must finish its build, and in which it must end when asked to. */
const BUILT_WITHIN = 240_000;
const ENDED_WITHIN = 10_000;

async function end(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM');
  await within(ENDED_WITHIN, server.ended).catch(() => {
    server.kill('SIGKILL');
  });
}

/** Does some work while a command runs; an error includes the command's output. */
export async function during<Done>(
  server: ServerProcess,
  work: () => Promise<Done>,
): Promise<Done> {
  const endsEarly = server.ended.then((code) => {
    throw new Error(`the command ended by itself, with code ${code}`);
  });
  endsEarly.catch(() => undefined);
  try {
    return await Promise.race([work(), endsEarly]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason}\nThe command had printed:\n${server.output()}`, { cause });
  } finally {
    await end(server);
  }
}

/** Waits until an address answers, while a command builds. */
export async function answered(url: string): Promise<void> {
  const latest = Date.now() + BUILT_WITHIN;
  for (;;) {
    const signal = AbortSignal.timeout(BUILT_WITHIN);
    const answer = await fetch(url, { headers: { accept: 'text/html' }, signal }).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > latest) throw new Error(`${url} answers ${answer?.status ?? 'nothing'}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}
