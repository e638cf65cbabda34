/** Has an edge forget documents. */
export interface Purger {
  /**
   * Forgets every document that carries one of these keys.
   * @throws when the edge does not say that it has
   */
  purge: (keys: readonly string[]) => Promise<void>;
}

/** An edge that is told by HTTP. */
export interface PurgeTarget {
  /** Asked once, or once for each key where it has `{key}` in it. */
  url: string;
  method: string;
  /** Where the keys stand in a request whose address does not have them. */
  keys: { in: 'header' | 'json'; name: string };
  /** The header that says who asks. */
  auth?: { name: string; value: string } | undefined;
}

/** Milliseconds an edge may take to answer. */
const WITHIN = 5000;
const PLACE = '{key}';

/** Makes the purger of any edge that takes keys in its address, in a header or as a list in JSON. */
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
