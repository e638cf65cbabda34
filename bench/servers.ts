import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProcess } from '../server/src/testing/server-process';

/** The built shop, as it is deployed, and the bare server built beside this file. */
const SHOP = resolve(__dirname, '../../../../server/dist/main.mjs');
const BARE = resolve(__dirname, 'bare-server.cjs');

export interface BenchServer {
  url: string;
  stop(): Promise<void>;
}

async function started(main: string, env: Record<string, string>): Promise<BenchServer> {
  const server = startProcess(main, env);
  return {
    url: await server.url,
    async stop() {
      server.kill('SIGKILL');
      await server.ended;
    },
  };
}

/** The shop in production mode, believing the load generator who a request comes from. */
export async function startShop(databaseUrl: string): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-bench-'));
  const env = { NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1' };
  const server = await started(SHOP, { ...env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const startBare = (databaseUrl: string) => started(BARE, { DATABASE_URL: databaseUrl });
