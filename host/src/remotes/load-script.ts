/** Milliseconds each try for a script may take. */
const TRIES = [4000, 3000, 2000];

/** One try for a script; rejects when it fails, is not the one it should be, or takes too long. */
function tryScript(url: string, integrity: string, limit: number): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      script.remove();
      reject(new Error(`${url} ${why}`));
    };
    const timer = setTimeout(() => fail(`did not come within ${limit} ms`), limit);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('could not be loaded');
    });
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = url;
    document.head.append(script);
  });
}

/** Loads a script that must have this hash, in up to three tries. */
export async function loadScript(url: string, integrity: string): Promise<void> {
  for (const [at, limit] of TRIES.entries()) {
    try {
      // A further try asks under another address, so that it does not wait for the one before.
      await tryScript(at === 0 ? url : `${url}?try=${at + 1}`, integrity, limit);
      return;
    } catch (error) {
      if (at === TRIES.length - 1) throw error;
    }
  }
}
