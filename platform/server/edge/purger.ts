/** Purges documents at an edge. */
export interface Purger {
  /**
   * Purges every document with one of these keys.
   * @throws when the edge does not confirm it
   */
  purge: (keys: readonly string[]) => Promise<void>;
}

/** An edge with an HTTP purge API. */
export interface PurgeTarget {
  /** Called once, or once for each key if it contains `{key}`. */
  url: string;
  method: string;
  /** Where a request carries the keys, if its address does not. */
  keys: { in: 'header' | 'json'; name: string };
  /** The header that authenticates the caller. */
  auth?: { name: string; value: string } | undefined;
}

/** Timeout of the edge's answer in ms. */
const WITHIN = 5000;
const PLACE = '{key}';

/** A purger for any edge that takes keys in the address, in a header or as a JSON list. */
export function httpPurger({ url, method, keys: place, auth }: PurgeTarget): Purger {
  const own = auth ? { [auth.name]: auth.value } : {};

  async function ask(address: string, init: RequestInit = {}): Promise<void> {
    const signal = AbortSignal.timeout(WITHIN);
    const headers = { ...own, ...init.headers };
    const answer = await fetch(address, { ...init, method, headers, signal, redirect: 'error' });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the edge answered ${answer.status} to a purge`);
  }

  return {
    async purge(keys) {
      if (url.includes(PLACE)) {
        await Promise.all(keys.map((key) => ask(url.replaceAll(PLACE, encodeURIComponent(key)))));
      } else if (place.in === 'header') {
        await ask(url, { headers: { [place.name]: keys.join(' ') } });
      } else {
        const headers = { 'content-type': 'application/json' };
        await ask(url, { headers, body: JSON.stringify({ [place.name]: keys }) });
      }
    },
  };
}
