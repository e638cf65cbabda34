import type { FastifyBaseLogger } from 'fastify';
import type { Meter } from '@pasal/core/observe/meter';
import type { Config } from '../config/config';
import { measureBackups } from './backup-metrics';
import { keepBackups, type SeenBackups } from './keep-backups';
import type { BackedUpShop } from './make-backup';

interface Backups {
  meters: readonly Meter[];
  /** Starts making backups; returns functions that stop it. */
  start(log: FastifyBaseLogger): (() => Promise<void>)[];
}

/** The backups of a shop with a configured store. */
export function openBackups(shop: BackedUpShop & { config: Config }): Backups {
  const { backup } = shop.config;
  if (backup === undefined) return { meters: [], start: () => [] };
  const seen: SeenBackups = { kept: [], seconds: undefined };
  return {
    meters: [measureBackups(shop.db, backup, seen)],
    start: (log) => [keepBackups({ ...shop, backup, log, seen })],
  };
}
