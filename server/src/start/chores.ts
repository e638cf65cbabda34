import type { FastifyInstance } from 'fastify';
import type { ServedFiles } from '@pasal/core/files/files';
import type { ReleaseArchives } from '@pasal/platform/server/release/release-archives';
import type { ConnectedDatabase } from '../db/connect';
import { currentCatalogue } from '../modules/catalogue/current-catalogue';
import { keepDelivering } from '../modules/notifications/keep-delivering';
import type { outboxWorker } from '../modules/notifications/outbox-worker';
import { openPictureFolder } from '../pictures/picture-folder';
import { keepHouse } from './housekeeping';
import { keepDoing } from '@pasal/core/keep-doing';

interface ChoreParts {
  db: ConnectedDatabase['db'];
  pictures: ServedFiles;
  archives: ReleaseArchives;
}

/** Milliseconds between checks whether a picture folder without a mark has come back. */
const LOOK_FOR_PICTURES = 5000;

/** Background work of the server; call the returned functions to stop it. */
export function startChores(
  { log }: FastifyInstance,
  { db, pictures, archives }: ChoreParts,
): (() => Promise<void>)[] {
  // Requests that come before the catalogue is loaded wait for it.
  currentCatalogue(db).catch(() => undefined);
  return [
    keepHouse({
      db,
      pictures,
      archives,
      onMissing: (paths) =>
        log.warn(
          { pictures: paths.length, first: paths[0] },
          'pictures that rows name are missing',
        ),
      onError: (err) => log.warn({ err }, 'the hourly sweep failed'),
    }),
    keepDoing({
      work: () => openPictureFolder(db, pictures),
      every: LOOK_FOR_PICTURES,
      onError: (err) => log.warn({ err }, 'the pictures cannot be looked for'),
    }),
  ];
}

/** Sends the messages in the outbox. */
export const deliver = ({ log }: FastifyInstance, worker: ReturnType<typeof outboxWorker>) =>
  keepDelivering(worker, (err) => log.warn({ err }, 'the outbox could not be read'));
