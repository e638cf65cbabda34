import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { keepDerived } from './seeded';

export interface RunningShop {
  url: string;
  dataDir: string;
  /** Id of the server's process. */
  pid: number;
  /** Ends the server as a deploy would. */
  stop: () => Promise<void>;
}

/** The address at which the server reports it is open; rejects with its output if it ends first. */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, url] = /open at (http:[^\s"]+)/.exec(said) ?? [];
      if (url) resolve(url);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
}

/** For a server of one story: compiling the database to run fast takes longer than the story gains. */
export const QUICK_START = ['--liftoff-only'];
/** Trusts the client address in the request headers: stories simulate visits from many networks. */
export const BELIEVE_ADDRESSES = { TRUST_PROXY: '127.0.0.1,::1,::ffff:127.0.0.1' };

/** Starts the built server of a product tree, on a free port unless a variable sets one. */
export async function startShop(
  root: string,
  dataDir: string,
  flags: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<RunningShop> {
  const server = spawn(process.execPath, [...flags, path.join(root, 'server/dist/main.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'development', ...variables },
  });
  const url = await addressOf(server);
  return {
    url,
    dataDir,
    pid: server.pid ?? 0,
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** Stops a shop and deletes its data, except the pictures it has resized. */
export async function closeShop(shop: RunningShop): Promise<void> {
  await shop.stop();
  keepDerived(shop.dataDir);
  rmSync(shop.dataDir, { recursive: true, force: true });
}
