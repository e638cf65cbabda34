/** Simulated time, which passes only when a page waits. */
let now = 0;
Date.now = () => now;

const nothing = async () => undefined;

/**
 * A fake browser with the functions that a walk uses. Its pages measure, look by look, their shop's figures.
 * @param {Record<string, {blocked: number, paint: number}[]>} figures by the address of a shop
 */
export function measuredBrowser(figures) {
  /** @param {string} base */
  const newPage = (base) => {
    /** @param {string | Function} work */
    const evaluate = async (work) => {
      if (typeof work === 'string') return { violations: [] };
      if (work.name === 'findCovered') return [];
      if (work.name !== 'readPage') return true;
      return { ...figures[base]?.shift(), exchanged: [], isBlank: false, text: 'Camera' };
    };
    return {
      evaluate,
      addInitScript: nothing,
      on: nothing,
      goto: async () => ({ status: () => 200 }),
      keyboard: { press: nothing },
      waitForTimeout: async (/** @type {number} */ milliseconds) => {
        now += milliseconds;
      },
    };
  };
  const newContext = async (/** @type {{ baseURL: string }} */ { baseURL }) => ({
    newPage: async () => newPage(baseURL),
    route: nothing,
    routeWebSocket: nothing,
    close: async () => undefined,
  });
  return { newContext };
}
