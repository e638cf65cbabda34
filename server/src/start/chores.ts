import type { FastifyInstance } from 'fastify';
import type { ConnectedDatabase } from '../db/connect';
import { keepDelivering } from '../modules/notification/keep-delivering';
import type { outboxWorker } from '../modules/notification/outbox-worker';
import { keepRenewing } from '../modules/product/search/keep-renewing';
import type { Releases } from '@pasal/platform/server/release/releases';
import { openPictureFolder } from '../pictures/picture-folder';
import { keepHouse } from './housekeeping';
import { keepDoing } from '@pasal/core/keep-doing';

interface ChoreParts {
  db: ConnectedDatabase['db'];
  uploadsDir: string;
  releases: Releases;
}

/**
 * Milliseconds between two looks at releases that are tried; what fails is looked at at once. A look is a
 * handful of small statements, and a step of a plan is not kept waiting by it.
 */
const LOOK_EVERY = 2000;

/** Milliseconds between two looks whether a folder of pictures has come back that has no mark yet. */
const LOOK_FOR_PICTURES = 5000;

/** What the server does by itself, whoever calls; each is ended by calling what comes back. */
export function startChores(
  { log }: FastifyInstance,
  { db, uploadsDir, releases }: ChoreParts,
): (() => Promise<void>)[] {
  return [
    keepHouse({
      db,
      uploadsDir,
      onError: (err) => log.warn({ err }, 'the hourly sweep failed'),
    }),
    keepDoing({
      work: releases.look,
      every: LOOK_EVERY,
      onError: (err) => log.warn({ err }, 'releases cannot be looked at'),
    }),
    keepDoing({
      work: () => openPictureFolder(db, uploadsDir),
      every: LOOK_FOR_PICTURES,
      onError: (err) => log.warn({ err }, 'the pictures cannot be looked for'),
    }),
    keepRenewing(db, (err) => log.warn({ err }, 'products cannot follow a new name')),
  ];
}

/** Milliseconds after which this server looks what other servers have activated. */
const WARM_EVERY = 1000;

/** Prepares what another server on the same database made live, before a visitor asks for it here. */
export const keepWarm = ({ log }: FastifyInstance, { warm }: Releases): (() => Promise<void>) =>
  keepDoing({
    work: warm,
    every: WARM_EVERY,
    onError: (err) => log.warn({ err }, 'what is live cannot be prepared'),
  });

/** Sends what waits in the outbox. */
export const deliver = ({ log }: FastifyInstance, worker: ReturnType<typeof outboxWorker>) =>
  keepDelivering(worker, (err) => log.warn({ err }, 'the outbox could not be read'));
