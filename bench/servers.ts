import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProcess } from '../server/src/testing/server-process';
import type { ShopPlace } from './database';

/** The built shop, as it is deployed, and the bare server built beside this file. */
const SHOP = resolve(__dirname, '../../../../server/dist/main.mjs');
const BARE = resolve(__dirname, 'bare-server.cjs');

export interface BenchServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a built server with these variables. */
export async function started(main: string, env: Record<string, string>): Promise<BenchServer> {
  const server = startProcess(main, env);
  return {
    url: await server.url,
    pid: server.pid,
    async stop() {
      server.kill('SIGKILL');
      await server.ended;
    },
  };
}

/** Starts the shop in production mode; it trusts the client address that the load generator sends. */
export async function startShop(
  { databaseUrl, dataDir }: ShopPlace,
  variables: Record<string, string> = {},
): Promise<BenchServer> {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'pasal-bench-')));
  const server = await started(SHOP, {
    NODE_ENV: 'production',
    // What is released here goes live at once, whatever browser this machine has.
    WALK: 'no',
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: directory,
    ...(dataDir === undefined && { DATABASE_URL: databaseUrl }),
    ...variables,
  });
  return {
    url: server.url,
    pid: server.pid,
    async stop() {
      await server.stop();
      if (dataDir === undefined) await rm(directory, { recursive: true, force: true });
    },
  };
}

export const startBare = (databaseUrl: string) => started(BARE, { DATABASE_URL: databaseUrl });
