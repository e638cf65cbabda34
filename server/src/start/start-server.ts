import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { buildApp } from '../app';
import { openBackups } from '../backup/open-backups';
import type { Config } from '../config/config';
import { openDataDirectory } from '@pasal/core/data-directory/data-directory';
import { measureConnections } from '@pasal/core/db/database-metrics';
import type { ServedFiles } from '@pasal/core/files/files';
import type { ConnectedDatabase } from '../db/connect';
import { codeOf } from '@pasal/core/errors/error-code';
import { openFiles } from '../files/open-files';
import { deliver, startChores } from './chores';
import { openShop } from './open-shop';
import { openReplicasOf } from './open-replicas-of';
import { openTelemetry } from './open-telemetry';
import { addressOf, urlOf } from './server-url';
import type { Starter } from './starter';
import { readAnsweredHosts } from '@pasal/core/http/security/answered-hosts';
import { measureProcess } from '@pasal/core/observe/process-metrics';
import { measureAttempts } from '../modules/notifications/message-metrics';
import { outboxWorker } from '../modules/notifications/outbox-worker';
import { drawApart } from '../pictures/drawing/draw';
import { registerPictures } from '../pictures/register-pictures';
import { describeExposure, makePrivate } from '@pasal/core/data-directory/private-files';
import { registerAppIcons } from '../web/app-icons/register-app-icons';
import { registerFinders } from '../web/finders/register-finders';
import { shopOf } from '../web/shop';
import type { Federation } from '@pasal/platform/server/federation';
import type { RenderNetwork } from '@pasal/platform/server/render/network';
import { findWalker } from '@pasal/platform/server/release/walk/walker';
import { openRendering } from '@pasal/platform/server/render/open-rendering';

/** The server cannot listen on the address; `message` is written for an operator. */
class ListenError extends Error {
  override readonly name = 'ListenError';
}

export interface RunningServer {
  /** The shop's URL for browsers. */
  url: string;
  /**
   * Reports at once that it is not ready, stops accepting requests, finishes running ones and its own work concurrently, then closes
   * database and directory.
   */
  close(): Promise<void>;
}

interface StartOptions {
  config: Config;
  /** The project's root, which contains the builds of host, remotes and demo. */
  root: string;
  onProgress: (line: string) => void;
  log: FastifyBaseLogger;
  /** The running version, by its build's name. */
  version: string;
  /** The program that started this one, and builds what is missing. */
  starter?: Starter | undefined;
}

const LISTEN_REASONS: Record<string, string> = {
  EADDRINUSE: 'it is already in use; stop the other program or choose another PORT',
  EACCES: 'this user may not open it; choose another PORT',
  EADDRNOTAVAIL: 'this machine has no such address; choose another HOST',
  ENOTFOUND: 'this machine has no such address; choose another HOST',
};

function listenError(error: unknown, { host, port }: Config): unknown {
  const reason = LISTEN_REASONS[codeOf(error) ?? ''];
  if (reason === undefined) return error;
  return new ListenError(`Port ${port} of ${host} cannot be opened: ${reason}.`);
}

/** Checks early whether the port is taken, rather than after the first start has filled the shop. */
async function probePort(config: Config): Promise<void> {
  const probe = createServer().listen({ host: config.host, port: config.port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw listenError(error, config);
  }
  probe.close();
  await once(probe, 'close');
}

async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw listenError(error, config);
  }
  return (app.server.address() as AddressInfo).port;
}

/** Undoes the steps so far, last first; a failing one does not stop the others. */
async function undo(steps: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps.toReversed()) await step().catch(() => undefined);
}

/** The bundle's file for the render processes, relative to the project's root. */
const RENDER_PROCESS = 'server/dist/render-process.mjs';

/** The same for the process that draws pictures. */
const DRAWING_PROCESS = 'server/dist/drawing-process.mjs';

/** Maximum milliseconds for running requests once the server accepts no more; then their connections are closed. */
const LAST_ANSWERS = 6000;

/** Stops everything that uses the database, concurrently: none of them may delay another. */
async function stopServing(
  app: FastifyInstance,
  { stopNotice }: Config,
  tasks: (() => Promise<void>)[],
): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), stopNotice + LAST_ANSWERS);
  await Promise.allSettled([app.close(), ...tasks.map((stop) => stop())]);
  clearTimeout(cut);
}

/** Finds the browser for testing releases before they go live, if configured. */
async function openWalkerOf(
  { config: { walk, walkSandbox }, root, log }: Pick<StartOptions, 'config' | 'root' | 'log'>,
  { before }: RenderNetwork,
) {
  if (walk === 'no') return undefined;
  if (walkSandbox && process.getuid?.() === 0) {
    log.warn(
      'as root a browser has no sandbox: no release is walked here before it goes live unless WALK_SANDBOX=no',
    );
    return undefined;
  }
  const found = await findWalker(root, walk === 'yes' ? null : walk, before);
  if (found) log.info(`releases are walked in ${found.browser} before they go live`);
  else {
    const missing =
      walk === 'yes' ? 'there is no Chrome or Chromium' : `WALK names ${walk}, which is not there`;
    log.warn(`${missing}: no release is walked here before it goes live`);
  }
  return found?.walker;
}

/** The part that renders pages and serves releases, without the shop itself. */
async function openPages(
  { config, root, log, starter }: Omit<StartOptions, 'version' | 'onProgress'>,
  opened: (() => Promise<unknown>)[],
) {
  const rendering = await openRendering(path.join(root, RENDER_PROCESS), log);
  opened.push(rendering.renderers.close);
  const walker = await openWalkerOf({ config, root, log }, rendering.renderNetwork);
  return {
    ...rendering,
    ...(walker && { walker }),
    building: starter?.building,
    root,
    isShared: config.databaseUrl !== undefined,
    serviceNetworks: config.serviceNetworks,
    errorTargets: config.errors,
    onError: (err: unknown) => log.warn({ err }, 'a release cannot be read'),
  };
}

interface WebParts {
  config: Config;
  db: ConnectedDatabase['db'];
  pictures: ServedFiles;
}

/** Registers everything other than the API. */
function webOf({ config, db, pictures }: WebParts) {
  return async (scope: FastifyInstance, { addPages }: Federation): Promise<void> => {
    await registerPictures(scope, pictures, { isShared: config.edge.assetsUrl !== undefined });
    await registerAppIcons(scope, { db, pictures });
    await registerFinders(scope, { db, publicUrl: config.publicUrl });
    await addPages(scope);
  };
}

/** Metrics that only the serving process knows. */
const metersOf = (
  poolState: ConnectedDatabase['poolState'],
  counts: Parameters<typeof measureAttempts>[0],
) => [
  ...(poolState ? [measureConnections(poolState)] : []),
  measureAttempts(counts),
  measureProcess,
];

/** Locks the data directory and opens the shop's database; registers how to undo this. */
async function takeShop(
  { config, root, onProgress, starter }: Omit<StartOptions, 'log' | 'version'>,
  opened: (() => Promise<unknown>)[],
) {
  const take = async () => {
    const directory = await openDataDirectory(config.dataDir, addressOf(config));
    opened.push(directory.release);
    return directory;
  };
  const directory = await take();
  await probePort(config);
  const exposure = describeExposure(await makePrivate(directory.path));
  if (exposure !== null) onProgress(exposure);
  return openShop({ config, root, directory, take, onProgress, begin: starter?.begin });
}

/**
 * Locks the data directory, opens and migrates the database, creates a new shop if needed, and listens. Everything is released if a step
 * fails.
 * @throws DataDirectoryError, DatabaseUnavailableError, FirstStartError, ListenError
 */
export async function startServer({
  config,
  root,
  onProgress,
  log,
  version,
  starter,
}: StartOptions): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = [];
  try {
    // First, so that everything opened later is traced.
    const telemetry = await openTelemetry(config.telemetry, version, log);
    if (telemetry) opened.push(telemetry.stop);
    const { directory, database } = await takeShop({ config, root, onProgress, starter }, opened);
    const endOpening = starter?.begin('open');
    opened.push(() => database.close());
    const { pictures, archives } = openFiles(config);
    const { db, poolState } = database;
    const ofReplicas = await openReplicasOf(config, { db, log, opened });
    opened.push(drawApart(path.join(root, DRAWING_PROCESS)));
    const backups = openBackups({ config, db, pictures, archives });
    const deliveryCounts = { sent: 0, failed: 0 };
    const pages = await openPages({ config, root, log, starter }, opened);
    const { app, platform } = buildApp({
      config,
      db,
      pictures,
      log,
      telemetry,
      facts: { version, poolState },
      federation: {
        ...pages,
        shop: shopOf(db),
        dataDir: directory.path,
        archives,
      },
      meters: [...metersOf(poolState, deliveryCounts), ...ofReplicas, ...backups.meters],
      hosts: readAnsweredHosts(config),
      web: webOf({ config, db, pictures }),
    });
    for (const sentence of await platform.start()) onProgress(sentence);
    const tasks = [...startChores(app, { db, pictures, archives }), ...backups.start(app.log)];
    opened.push(() => stopServing(app, config, tasks));
    // Render processes start while routes are being registered, because their sample pages need those.
    await Promise.all([app.ready(), platform.warm()]);
    tasks.push(...platform.startChores(log));
    const port = await listen(app, config);
    const url = config.publicUrl ?? urlOf(config.host, port);
    tasks.push(deliver(app, outboxWorker({ db, config, shopUrl: url, counts: deliveryCounts })));
    opened.push(directory.announceEnd);
    endOpening?.();
    return { url, close: () => undo(opened) };
  } catch (error) {
    await undo(opened);
    throw error;
  }
}
