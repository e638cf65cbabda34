import type { FastifyBaseLogger } from 'fastify';
import type { Meter } from '@pasal/core/observe/meter';
import type { Config } from '../config/config';
import { measureBackups } from './backup-metrics';
import { keepBackups, type SeenBackups } from './keep-backups';
import type { BackedUpShop } from './make-backup';

interface Backups {
  meters: readonly Meter[];
  /** Begins to make backups; what comes back ends it. */
  start(log: FastifyBaseLogger): (() => Promise<void>)[];
}

/** The backups of a shop that has a place for them. */
export function openBackups(shop: BackedUpShop & { config: Config }): Backups {
  const { backup } = shop.config;
  if (backup === undefined) return { meters: [], start: () => [] };
  const seen: SeenBackups = { kept: [], seconds: undefined };
  return {
    meters: [measureBackups(shop.db, backup, seen)],
    start: (log) => [keepBackups({ ...shop, backup, log, seen })],
  };
}
