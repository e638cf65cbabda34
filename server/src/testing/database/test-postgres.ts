import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPostgres } from './postgres-binaries';
import { query, runProgram, startCluster, type Cluster, type ClusterPlace } from './test-cluster';

export { freePort } from './test-cluster';

/** A PostgreSQL of the suite's own, removed by `stop`. */
export interface TestPostgres extends Cluster {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Makes and starts a replica, which follows by streaming; it is removed with this PostgreSQL. */
  startReplica(more?: readonly string[]): Promise<Cluster>;
  stop(): Promise<void>;
}

function idOfNobody(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

/** The user to run as: PostgreSQL refuses root, and every Linux has `nobody`. */
const account = (): ClusterPlace['runAs'] =>
  process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {};

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pasal-postgres-'));
  await chmod(folder, 0o755);
  await copyPostgres(join(folder, 'programs'));
  return folder;
}

async function placeIn(folder: string, name: string): Promise<ClusterPlace> {
  const runAs = account();
  const data = join(folder, name);
  await mkdir(data, { mode: 0o700 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(data, runAs.uid, runAs.gid);
  return { programs: join(folder, 'programs/bin'), data, runAs };
}

/** As `pg_basebackup -R` does: copies the primary's files, and names the primary to follow. */
async function copyFiles(from: ClusterPlace, to: ClusterPlace, primary: string): Promise<void> {
  execFileSync('cp', ['-a', `${from.data}/.`, to.data]);
  await rm(join(to.data, 'postmaster.pid'), { force: true });
  await writeFile(join(to.data, 'standby.signal'), '');
  await writeFile(join(to.data, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
}

/**
 * Makes and starts a cluster in a temporary folder.
 * @param more settings in addition to those of a test, such as `fsync=on`
 */
export async function startTestPostgres(more: readonly string[] = []): Promise<TestPostgres> {
  const folder = await makeFolder();
  const place = await placeIn(folder, 'data');
  const words = ['-D', place.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  runProgram(place, 'initdb', words);
  const cluster = await startCluster(place, more);
  const replicas: Cluster[] = [];
  let made = 0;
  return {
    ...cluster,
    async createDatabase() {
      made += 1;
      const name = `shop_${made}`;
      await query(cluster.urlOf('postgres'), `create database ${name}`);
      return cluster.urlOf(name);
    },
    async startReplica(settings = []) {
      const copy = await placeIn(folder, `replica-${replicas.length}`);
      // A copy of files at rest needs no backup's label.
      await cluster.halt();
      await copyFiles(place, copy, cluster.urlOf('postgres'));
      await cluster.resume();
      const replica = await startCluster(copy, settings);
      replicas.push(replica);
      return replica;
    },
    async stop() {
      for (const each of [...replicas, cluster]) await each.halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
