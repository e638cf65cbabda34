interface Work {
  work: () => Promise<unknown>;
  /** Milliseconds between two beginnings. */
  every: number;
  /** Called when a round failed; the next round tries again. */
  onError: (error: unknown) => void;
}

/**
 * Does `work` now and again and again; a round that is still under way is not joined by another.
 * @returns what ends it, once the round under way is over
 */
export function keepDoing({ work, every, onError }: Work): () => Promise<void> {
  let round: Promise<void> | undefined;
  const start = () => {
    round ??= work()
      .then(() => undefined, onError)
      .finally(() => {
        round = undefined;
      });
  };
  start();
  const timer = setInterval(start, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
