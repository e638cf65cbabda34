import type { FastifyBaseLogger } from 'fastify';
import { recordWork } from '@pasal/core/db/operator-work';
import { deleteAll } from '@pasal/core/files/files';
import { keepDoing } from '@pasal/core/keep-doing';
import type { BackupConfig } from '../config/backup-config';
import { removeUnnamed } from '../files/unnamed-files';
import { picturesOfShop, UPLOADS } from '../operator/picture-check';
import { pictureSizes } from '../operator/picture-files';
import { pictureCopies } from '../operator/stored-backup';
import { newestOf, openBackupStore, type BackupStore, type ListedBackup } from './backup-store';
import { FAILED, forgetFailure, inTurn, noteDrill } from './backup-work';
import { backupsToRemove, lastDue, nameOfBackup } from './keeping';
import { readLastDrill } from './last-drill';
import { makeBackup, type BackedUpShop } from './make-backup';

/** Milliseconds between two checks. */
const EVERY = 5 * 60_000;
/** Milliseconds to retain the copy of a picture that the shop no longer has: longer than any backup. */
const COPY_STAYS = 400 * 24 * 60 * 60 * 1000;

/** What this server knows of the store. */
export interface SeenBackups {
  kept: readonly ListedBackup[];
  /** Duration in seconds of this server's last backup. */
  seconds: number | undefined;
}

export interface BackupRound extends BackedUpShop {
  backup: BackupConfig;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  signal: AbortSignal;
  seen: SeenBackups;
}

const isDue = ({ minute }: BackupConfig, there: readonly ListedBackup[], now: Date) => {
  const newest = newestOf(there, now);
  return newest === undefined || newest.made < lastDue(minute, now);
};

/** Deletes backups by the retention rule, and copies of pictures that the shop has not had for longer than any backup is retained. */
async function removeOld({ db, pictures }: BackupRound, store: BackupStore): Promise<void> {
  const old = backupsToRemove(await store.backups());
  await deleteAll(
    store.files,
    old.map(({ key }) => key),
  );
  const copies = pictureCopies(store.files);
  const there = await pictureSizes(pictures);
  const named = new Set((await picturesOfShop(db)).map(({ path }) => path.slice(UPLOADS.length)));
  const copied = [...(await pictureSizes(copies)).keys()];
  const unnamed = copied.filter((key) => !there.has(key) && !named.has(key));
  await removeUnnamed(copies, unnamed, Date.now(), COPY_STAYS);
}

async function makeDue(round: BackupRound, store: BackupStore): Promise<void> {
  const { backup, log, signal, seen } = round;
  const begun = new Date();
  if (!isDue(backup, await store.backups(), begun)) return;
  const key = nameOfBackup(begun, backup.recipients.length > 0);
  const { rows, missing } = await makeBackup(round, { store, key, signal });
  seen.seconds = (Date.now() - begun.getTime()) / 1000;
  log.info({ key, rows, seconds: seen.seconds }, 'a backup was made');
  if (missing.length > 0) {
    log.warn({ pictures: missing.length, first: missing[0] }, 'the backup lacks pictures');
  }
  await removeOld(round, store);
}

/** Makes a backup if one is due and no other server is making it. */
export async function lookAfterBackups(round: BackupRound): Promise<void> {
  const { backup, db, seen, signal } = round;
  try {
    const store = openBackupStore(backup.place);
    await store.tidy();
    const drilled = await readLastDrill(store.files);
    if (drilled !== null) await noteDrill(db, drilled);
    const wasTurn = await inTurn(db, () => makeDue(round, store));
    seen.kept = await store.backups();
    if (wasTurn) await forgetFailure(db);
  } catch (error) {
    // A server that is stopping leaves the work to the next one.
    if (signal.aborted) return;
    await recordWork(db, FAILED).catch(() => undefined);
    throw error;
  }
}

/** Checks periodically for due backups. @returns a function that stops it, even during a backup */
export function keepBackups(round: Omit<BackupRound, 'signal'>): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const end = keepDoing({
    work: () => lookAfterBackups({ ...round, signal }),
    every: EVERY,
    onError: (err) => round.log.warn({ err }, 'no backup could be made'),
  });
  return () => {
    stopping.abort();
    return end();
  };
}
