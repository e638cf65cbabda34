import { measure, type Meter } from '@pasal/core/observe/meter';

/** Reports whether this server reaches the store of files: readiness leaves it out, for all servers have the same one. */
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
