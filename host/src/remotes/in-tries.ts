/** The same as for a script of a remote; each attempt has its own timeout. */
const TRIES = 3;

/**
 * Loads a later file of the host, with retries: on a slow line or a busy phone one attempt may time out.
 * @throws the error of the last attempt
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
