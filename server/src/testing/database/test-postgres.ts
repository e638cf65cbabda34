import { randomInt } from 'node:crypto';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { copyPostgres } from './postgres-binaries';

/** The longest a new cluster may take to answer, in ms. */
const START_TIMEOUT = 30_000;

/** Runs a program until the input ends, which it does with this process, however that ends. */
const WITH_PARENT = '"$0" "$@" & read -r _; kill -QUIT $!; wait $!';

/** A PostgreSQL of the suite's own, gone when `stop` has run. */
export interface TestPostgres {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Stops the cluster at once, in the middle of its work; its data stay. */
  halt(): Promise<void>;
  /** Starts a halted cluster again, at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

function idOfNobody(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

/** The user to run as: PostgreSQL refuses root, and every Linux has `nobody`. */
function account(): Account {
  return process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {};
}

/** Ports below those that a system gives to connections: no other suite takes one in the meantime. */
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

async function query(url: string, text: string): Promise<void> {
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

async function makeFolder({ uid, gid }: Account): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pasal-postgres-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'data'), { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) await chown(join(folder, 'data'), uid, gid);
  await copyPostgres(join(folder, 'programs'));
  return folder;
}

/**
 * Makes and starts a cluster in a temporary folder.
 * @param more settings beside those of a test, such as `fsync=on`
 */
export async function startTestPostgres(more: readonly string[] = []): Promise<TestPostgres> {
  const runAs = account();
  const folder = await makeFolder(runAs);
  const data = join(folder, 'data');
  const program = (name: string) => join(folder, 'programs/bin', name);
  const options = { ...runAs, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
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
    const server = spawn(
      'sh',
      ['-c', WITH_PARENT, program('postgres'), '-D', data, '-p', String(port), ...settings],
      { ...options, stdio: ['pipe', 'ignore', 'ignore'] },
    );
    await untilReady(urlOf('postgres'), server);
    return server;
  };
  let running = await launch();
  const halt = async () => {
    if (running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.stdin.end();
    await ended;
  };

  let made = 0;
  return {
    async createDatabase() {
      made += 1;
      const name = `shop_${made}`;
      await query(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    halt,
    async resume() {
      running = await launch();
    },
    async stop() {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
