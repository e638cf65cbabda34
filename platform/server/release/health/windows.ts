import type { Kysely } from 'kysely';
import type { PlatformDatabase } from '../../tables';
import { newKey } from '@pasal/core/limits/marks';
import { windowOf } from './ticket';

/** Milliseconds a document waits for its ticket; after a time-out, others do without for a while. */
const PATIENCE = 500;
const REST = 5000;
const BELIEVED = 30_000;

/** Returns null for a value that is late or fails. */
function waitWithinPatience<Value>(asked: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  return Promise.race([asked.catch(() => null), late]).finally(() => clearTimeout(timer));
}

/** The keys of the windows, the same for all servers of the shop. */
export interface Windows {
  /**
   * Returns the current window with its key; null if the database does not answer. The first request of a window
   * creates it.
   */
  current: () => Promise<{ window: number; key: string } | null>;
  /** The key of a window a ticket may belong to; null for any other. */
  keyOf: (window: number) => Promise<string | null>;
}

/** Deletes the windows before the last one, with all their marks. */
export async function dropOldWindows(db: Kysely<PlatformDatabase>, now: number): Promise<void> {
  await db
    .deleteFrom('health_window')
    .where('number', '<', windowOf(now) - 1)
    .execute();
}

/** @param believedFor milliseconds a key is cached: after a crash of the database it may have another one */
export function openWindows(
  db: Kysely<PlatformDatabase>,
  now: () => number,
  believedFor = BELIEVED,
): Windows {
  let known: { window: number; key: string } | undefined;
  let opening: { window: number; key: Promise<string> } | undefined;
  let readAt = -Infinity;
  let restsUntil = -Infinity;

  async function open(number: number): Promise<string> {
    await db
      .insertInto('health_window')
      .values({ number, key: newKey() })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .execute();
    const { key } = await db
      .selectFrom('health_window')
      .select('key')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return key;
  }

  /** Simultaneous calls share one query. */
  function openOnce(window: number): Promise<string> {
    if (opening?.window === window) return opening.key;
    const key = open(window).finally(() => {
      opening = undefined;
    });
    opening = { window, key };
    return key;
  }

  return {
    async current() {
      const window = windowOf(now());
      const last = known?.window === window ? known : null;
      if (last && now() - readAt < believedFor) return last;
      if (now() < restsUntil) return last;
      const key = await waitWithinPatience(openOnce(window));
      if (key === null) {
        restsUntil = now() + REST;
        return last;
      }
      readAt = now();
      known = { window, key };
      return known;
    },
    async keyOf(window) {
      const age = windowOf(now()) - window;
      if (age !== 0 && age !== 1) return null;
      const row = await db
        .selectFrom('health_window')
        .select('key')
        .where('number', '=', window)
        .executeTakeFirst();
      return row?.key ?? null;
    },
  };
}
