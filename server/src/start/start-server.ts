import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '../app';
import type { Config } from '../config/config';
import { openDataDirectory } from '@pasal/core/data-directory/data-directory';
import { measureConnections } from '@pasal/core/db/database-metrics';
import type { ConnectedDatabase } from '../db/connect';
import { codeOf } from '@pasal/core/errors/error-code';
import { deliver, keepWarm, startChores } from './chores';
import { openShop } from './open-shop';
import { addressOf, urlOf } from './server-url';
import { answeredHosts } from '@pasal/core/http/security/answered-hosts';
import { measureAttempts } from '../modules/notification/message-metrics';
import { outboxWorker, type DeliveryCounts } from '../modules/notification/outbox-worker';
import { openReleases, type Releases } from '@pasal/platform/server/release/releases';
import type { Meter } from '@pasal/core/observe/meter';
import { drawApart } from '../pictures/drawing/draw';
import { registerPictures } from '../pictures/register-pictures';
import { exposureSentence, makePrivate } from '@pasal/core/data-directory/private-files';
import { keepKit, registerKitFiles } from '@pasal/platform/server/kit-files';
import { registerAppIcons } from '../web/app-icons/register-app-icons';
import { registerFinders } from '../web/finders/register-finders';
import { shopOf } from '../web/shop';
import type { Shop } from '@pasal/platform/server/shop';
import { registerWeb } from '@pasal/platform/server/register-web';
import { compositionOf } from '@pasal/platform/server/render/composition';
import {
  findRenderNetwork,
  networkSentence,
  type RenderNetwork,
} from '@pasal/platform/server/render/network';
import {
  measureRendering,
  measureRenderNetwork,
} from '@pasal/platform/server/render/render-metrics';
import type { RenderSet } from '@pasal/platform/server/render/render-set';
import { openRenderers, type Renderers } from '@pasal/platform/server/render/renderers';

/** The address cannot be listened on; `message` is fit for an operator. */
class ListenError extends Error {
  override readonly name = 'ListenError';
}

export interface RunningServer {
  /** Where a browser finds the shop. */
  url: string;
  /**
   * Says at once that it is not ready, stops accepting, answers what is under way and finishes its own
   * work beside that, then lets go of database and directory.
   */
  close(): Promise<void>;
}

interface StartOptions {
  config: Config;
  /** The project's root, below which host, remotes and demo are built. */
  root: string;
  onProgress: (line: string) => void;
  log: FastifyBaseLogger;
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

/** Says at once that the port is taken, rather than after the first start has filled the shop. */
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

/** Undoes what was done so far, last first, each whatever becomes of the others. */
async function undo(steps: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps.toReversed()) await step().catch(() => undefined);
}

interface OpenReleases extends StartOptions {
  db: ConnectedDatabase['db'];
  shop: Shop;
  dataDir: string;
}

/** Releases on this server, once those that no longer fit are named and taken off. */
async function openShopReleases({ config, onProgress, log, ...deps }: OpenReleases) {
  const releases = openReleases({
    ...deps,
    isShared: config.databaseUrl !== undefined,
    onError: (err) => log.warn({ err }, 'a release cannot be read'),
  });
  await keepKit(deps);
  for (const sentence of await releases.start()) onProgress(sentence);
  return releases;
}

/** What goes wrong with render processes, by the short name of their set. */
const renderProblems =
  (log: FastifyBaseLogger) =>
  (set: RenderSet, text: string): void => {
    const { id, releases } = compositionOf(set);
    const versions = releases.map(({ name, version }) => `${name}@${version}`);
    log.warn({ set: id, versions }, text);
  };

/** The bundle's own file for the processes that render, below the project's root. */
const RENDER_PROCESS = 'server/dist/render-process.mjs';

/** The same for the process that draws pictures. */
const DRAWING_PROCESS = 'server/dist/drawing-process.mjs';

/** Milliseconds the shop stays closed for what renders its pages; after that the first ones are the browser's. */
const WARM_WITHIN = 5000;

/** Longest what is under way may take once the server takes nobody in any more, in ms; then its lines are cut. */
const LAST_ANSWERS = 6000;

/** Stops all that uses the database, side by side: none of them may make another one wait its turn. */
async function stopServing(
  app: FastifyInstance,
  { stopNotice }: Config,
  tasks: (() => Promise<void>)[],
): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), stopNotice + LAST_ANSWERS);
  await Promise.allSettled([app.close(), ...tasks.map((stop) => stop())]);
  clearTimeout(cut);
}

/** The processes that render, in the network this system lets them have. */
async function openShopRenderers(root: string, log: FastifyBaseLogger) {
  const network = await findRenderNetwork();
  const file = path.join(root, RENDER_PROCESS);
  return { network, renderers: openRenderers({ file, network, onProblem: renderProblems(log) }) };
}

interface WebParts {
  config: Config;
  db: ConnectedDatabase['db'];
  shop: Shop;
  root: string;
  uploadsDir: string;
  releases: Releases;
  renderers: Renderers;
}

/** Adds all that is not the API. */
function webOf({ config, db, shop, root, uploadsDir, releases, renderers }: WebParts) {
  return async (scope: FastifyInstance): Promise<void> => {
    await registerPictures(scope, { uploadsDir });
    await registerKitFiles(scope, { db, root });
    await registerAppIcons(scope, db);
    await registerFinders(scope, { db, publicUrl: config.publicUrl });
    await registerWeb(scope, { db, shop, releases, renderers });
  };
}

/** What this process tells of itself beside what the shop's database knows. */
function metersOf(
  { poolState }: ConnectedDatabase,
  { sets }: Renderers,
  deliveryCounts: DeliveryCounts,
  network: RenderNetwork,
): Meter[] {
  const own = [
    measureAttempts(deliveryCounts),
    measureRendering(sets),
    measureRenderNetwork(network),
  ];
  return poolState ? [measureConnections(poolState), ...own] : own;
}

/** The data directory, which nobody else has, and the shop's database; what has to be undone is noted. */
async function takeShop(
  { config, root, onProgress }: StartOptions,
  opened: (() => Promise<unknown>)[],
) {
  const take = async () => {
    const directory = await openDataDirectory(config.dataDir, addressOf(config));
    opened.push(directory.release);
    return directory;
  };
  const directory = await take();
  await probePort(config);
  const exposure = exposureSentence(await makePrivate(directory.path));
  if (exposure !== null) onProgress(exposure);
  return openShop({ config, root, directory, take, onProgress });
}

/**
 * Takes the data directory, opens and migrates the database, has a new shop made, listens.
 * What was taken is given back when a step fails.
 * @throws DataDirectoryError, DatabaseUnavailableError, FirstStartError, ListenError
 */
export async function startServer({
  config,
  root,
  onProgress,
  log,
}: StartOptions): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = [];
  try {
    const { directory, database } = await takeShop({ config, root, onProgress, log }, opened);
    const { uploadsDir, path: dataDir } = directory;
    opened.push(() => database.close());
    const { db } = database;
    const shop = shopOf(db);
    opened.push(drawApart(path.join(root, DRAWING_PROCESS)));
    const deliveryCounts = { sent: 0, failed: 0 };
    const { network, renderers } = await openShopRenderers(root, log);
    opened.push(renderers.close);
    const releases = await openShopReleases({ config, db, shop, root, dataDir, onProgress, log });
    const app = buildApp({
      config,
      db,
      releases,
      log,
      meters: metersOf(database, renderers, deliveryCounts, network),
      hosts: answeredHosts(config),
      web: webOf({ config, db, shop, root, uploadsDir, releases, renderers }),
    });
    log.info(networkSentence(network));
    const tasks: (() => Promise<void>)[] = [];
    opened.push(() => stopServing(app, config, tasks));
    tasks.push(...startChores(app, { db, uploadsDir, releases }));
    await app.ready();
    await Promise.race([releases.warm(), wait(WARM_WITHIN, undefined, { ref: false })]);
    if (config.databaseUrl !== undefined) tasks.push(keepWarm(app, releases));
    const port = await listen(app, config);
    const url = config.publicUrl ?? urlOf(config.host, port);
    tasks.push(deliver(app, outboxWorker({ db, config, shopUrl: url, counts: deliveryCounts })));
    opened.push(directory.announceEnd);
    return { url, close: () => undo(opened) };
  } catch (error) {
    await undo(opened);
    throw error;
  }
}
