import type { OutboxWorker } from './outbox-worker';

/** Milliseconds between outbox polls. */
const EVERY = 2000;
/** Milliseconds that a running attempt may still take when the server stops. */
const GRACE = 5000;

/**
 * Processes the outbox repeatedly, one round after the other.
 * @param onError called when a round fails after one that did not, for example when the database went down
 * @returns a function that stops it: no new round begins, and running attempts are finished or aborted
 */
export function keepDelivering(
  worker: OutboxWorker,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;

  async function turn(): Promise<void> {
    try {
      await worker.round();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onError(error);
      hasFailed = true;
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, EVERY).unref();
  }
  let running = turn();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    worker.close(GRACE);
    await running;
  };
}
