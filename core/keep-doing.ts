interface Work {
  work: () => Promise<unknown>;
  /** Milliseconds between two starts. */
  every: number;
  /** Called when a round failed; the next round tries again. */
  onError: (error: unknown) => void;
}

/**
 * Does `work` now and then periodically; rounds never overlap.
 * @returns a function that stops it and waits for the round in progress
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
