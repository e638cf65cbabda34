import { measure, type Meter } from '@pasal/core/observe/meter';

/** Reports whether this server reaches the file store, which readiness ignores because all servers share it. */
export const measureStore =
  (isReachable: () => Promise<boolean>): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_store_reachable',
      help: 'Whether this server reaches the object store of its files: 1 or 0.',
      read: async () => [{ value: (await isReachable()) ? 1 : 0 }],
    });
  };
