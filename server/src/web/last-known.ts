/** A page waits this many ms for what its shop says of itself; a database that is away must not hold it back. */
const PATIENCE = 500;

/**
 * Reads a value as the database has it now, whichever server changed it; while the database does not answer, the
 * value it had last.
 */
export function lastKnown<Value>(read: () => Promise<Value>, first: Value): () => Promise<Value> {
  let last = first;

  async function update(): Promise<void> {
    last = await read();
  }

  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([update().catch(() => undefined), patience]);
    clearTimeout(timer);
    return last;
  };
}
