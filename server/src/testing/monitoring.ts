import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './database/test-postgres';
import { findProgram } from './prometheus';

const ALERTS = resolve(__dirname, '../../../docs/operator/alerts');
const RULES = ['shop.yml', 'releases.yml'];

/** A Prometheus and a blackbox exporter with the operator's files, but with intervals of seconds. */
export interface Monitoring {
  /** Alerts that fire now. */
  firing(): Promise<string[]>;
  /** How many series answer a query now. @throws what is wrong with the query */
  countSeries(query: string): Promise<number>;
  stop(): Promise<void>;
}

interface Watched {
  /** `host:port` of the server. */
  server: string;
  /** The site's address, as visitors type it. */
  site: string;
  /** A file with the certificate that makes the site trusted. */
  trusted?: string;
  /** Metrics of earlier days, in the text format of OpenMetrics. */
  history?: string;
}

function programOf(name: Parameters<typeof findProgram>[0]): string {
  const file = findProgram(name);
  if (file === undefined)
    throw new Error(`There is no ${name} on this machine; install Prometheus.`);
  return file;
}

/**
 * Puts the operator's files into a folder: for this shop, scraping every four seconds, and firing after five.
 */
async function writeFiles(folder: string, blackbox: number, { server, site }: Watched) {
  for (const file of RULES) {
    const rules = await readFile(join(ALERTS, file), 'utf8');
    await writeFile(join(folder, file), rules.replaceAll(/ for: \w+/g, ' for: 5s'));
  }
  const config = await readFile(join(ALERTS, 'prometheus.yml'), 'utf8');
  const own = config
    // A server whose database is silent takes two seconds to report it.
    .replaceAll('scrape_interval: 15s', 'scrape_interval: 4s')
    .replaceAll('evaluation_interval: 15s', 'evaluation_interval: 1s')
    .replaceAll('localhost:9115', `127.0.0.1:${blackbox}`)
    .replaceAll('localhost:3000', server)
    .replaceAll('https://shop.example.com/', site);
  await writeFile(join(folder, 'prometheus.yml'), own);
  const asks = await readFile(join(ALERTS, 'blackbox.yml'), 'utf8');
  await writeFile(join(folder, 'blackbox.yml'), asks);
}

async function untilReady(url: string, program: ChildProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (program.exitCode !== null) throw new Error(`${program.spawnfile} has ended`);
    await wait(100);
  }
}

async function fillIn(folder: string, history: string): Promise<void> {
  await writeFile(join(folder, 'history.txt'), history);
  const backfill = 'tsdb create-blocks-from openmetrics history.txt data'.split(' ');
  await promisify(execFile)(programOf('promtool'), backfill, { cwd: folder });
}

/** Starts both for one server. */
export async function startMonitoring(watched: Watched): Promise<Monitoring> {
  const folder = await mkdtemp(join(tmpdir(), 'pasal-monitoring-'));
  const data = join(folder, 'data');
  await mkdir(data);
  const [port, blackbox] = [await freePort(), await freePort()];
  await writeFiles(folder, blackbox, watched);
  if (watched.history !== undefined) await fillIn(folder, watched.history);
  const options = { cwd: folder, stdio: 'ignore' } as const;
  const probes = spawn(
    programOf('prometheus-blackbox-exporter'),
    ['--config.file=blackbox.yml', `--web.listen-address=127.0.0.1:${blackbox}`],
    {
      ...options,
      env: { ...(watched.trusted !== undefined && { SSL_CERT_FILE: watched.trusted }) },
    },
  );
  const prometheus = spawn(
    programOf('prometheus'),
    [
      '--config.file=prometheus.yml',
      `--storage.tsdb.path=${data}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    options,
  );
  await untilReady(`http://127.0.0.1:${blackbox}/-/healthy`, probes);
  await untilReady(`http://127.0.0.1:${port}/-/ready`, prometheus);
  return {
    async firing() {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`);
      const { data: found } = (await answer.json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] };
      };
      const names = found.alerts.filter(({ state }) => state === 'firing');
      return [...new Set(names.map(({ labels }) => labels.alertname))].toSorted();
    },
    async countSeries(query) {
      const asked = new URLSearchParams({ query });
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?${asked}`);
      const { error, data: found } = (await answer.json()) as {
        error?: string;
        data?: { result: unknown[] };
      };
      if (!found) throw new Error(error);
      return found.result.length;
    },
    async stop() {
      for (const program of [prometheus, probes]) {
        if (program.exitCode !== null) continue;
        program.kill('SIGKILL');
        await once(program, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
