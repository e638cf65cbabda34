import { randomInt } from 'node:crypto';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** The maximum time for a new cluster to answer, in ms. */
const START_TIMEOUT = 30_000;

/** Runs a program until its input ends, which happens when this process ends, however it ends. */
const WITH_PARENT = '"$0" "$@" & read -r _; kill -QUIT $!; wait $!';

/** A PostgreSQL that runs on files of its own. */
export interface Cluster {
  /** The address of a database in it. */
  urlOf(name: string): string;
  /** Its running processes, with the parent of the others first. */
  processes(): number[];
  /** Stops it at once, in the middle of its work; its data stay. */
  halt(): Promise<void>;
  /** Starts it again after that, at the same address. */
  resume(): Promise<void>;
}

/** Where programs and files of a cluster are, and who may read them. */
export interface ClusterPlace {
  /** The folder of PostgreSQL's programs. */
  programs: string;
  data: string;
  runAs: { uid?: number; gid?: number };
}

/** Ports below those that a system assigns to connections: no other suite takes one in the meantime. */
const PORTS = [15_000, 32_000] as const;

/** Finds a port of this machine that is free. */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS);
  const server = createServer().listen(port, '127.0.0.1');
  const free = await once(server, 'listening').then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return false;
    },
  );
  if (!free) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs one statement on a database. */
export async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT; ;) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

/** Runs one of PostgreSQL's programs, and waits for its end. */
export function runProgram({ programs, data, runAs }: ClusterPlace, name: string, words: string[]) {
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  execFileSync(join(programs, name), words, { ...runAs, cwd: data, env, stdio: 'pipe' });
}

/** Starts the PostgreSQL with these files. */
export async function startCluster(
  { programs, data, runAs }: ClusterPlace,
  more: readonly string[],
): Promise<Cluster> {
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=150',
    'shared_buffers=32MB',
    'fsync=off',
    ...more,
  ].flatMap((setting) => ['-c', setting]);
  const urlOf = (name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  const launch = async () => {
    const program = join(programs, 'postgres');
    const server = spawn(
      'sh',
      ['-c', WITH_PARENT, program, '-D', data, '-p', String(port), ...settings],
      {
        ...runAs,
        cwd: data,
        env: { PATH: process.env.PATH, LC_ALL: 'C' },
        stdio: ['pipe', 'ignore', 'ignore'],
      },
    );
    await untilReady(urlOf('postgres'), server);
    return server;
  };
  let running = await launch();
  return {
    urlOf,
    processes() {
      const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      const others = execFileSync('ps', ['-o', 'pid=', '--ppid', first], { encoding: 'utf8' });
      return [first, ...others.trim().split(/\s+/)].map(Number);
    },
    async halt() {
      if (running.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.stdin.end();
      await ended;
    },
    async resume() {
      running = await launch();
    },
  };
}
