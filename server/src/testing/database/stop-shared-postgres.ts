declare const stopSharedPostgres: (() => Promise<void>) | undefined;

/** Runs after the last suite. */
export default async function stop(): Promise<void> {
  if (typeof stopSharedPostgres === 'function') await stopSharedPostgres();
}
