/** As many as a script of a remote has; each has its own limit of time. */
const TRIES = 3;

/**
 * Asks for a later file of the host, and asks again when it fails: on a slow line or a busy phone one try ends
 * before its file has come.
 * @throws what the last try failed with
 */
export async function inTries<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
