/** Work that continues without its caller; a stopping server waits for all of it. */
export function openUnderWay(onError: (error: unknown) => void) {
  let all: Promise<unknown> = Promise.resolve();
  return {
    start(work: Promise<void>): void {
      all = Promise.all([all, work.catch(onError)]);
    },
    /** Waits for all of it, including work it has started. */
    async settle(): Promise<void> {
      for (let seen; seen !== all;) {
        seen = all;
        await seen;
      }
    },
  };
}
