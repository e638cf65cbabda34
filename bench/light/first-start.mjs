/**
 * `node bench/light/first-start.mjs <clone>`: what a first start costs, in seconds of the clock and of processors of all it
 * starts: `npm ci`, then `npm start` until the shop answers, its home page comes with the page in it, and a product's does. It
 * works for the clone of any commit, removes what such a clone would not have, and stops what it started.
 *
 * PORT (a free one) and DATA_DIR (a new folder) say where; KEEP_PACKAGES=yes leaves out `npm ci`; `--json` prints figures alone.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {ReturnType<typeof start>} Running */

/** A port of this machine that nothing listens on, so that two measurements can run side by side. */
function findPort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const [folder = '.', ...words] = process.argv.slice(2);
const clone = path.resolve(folder);
const port = Number(process.env.PORT ?? (await findPort()));
const dataDir = process.env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'pasal-first-start-'));
const base = `http://localhost:${port}`;
/** Longest a start may take, in ms. */
const WITHIN = 20 * 60_000;
const LOOK_EVERY = 150;
/** Ticks of the kernel in a second. */
const TICKS = 100;

/**
 * What `/proc` says of a process: its parent, its group, and the seconds of processor of it and of its children that ended.
 * @param {string} pid
 */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const seconds = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS;
    return { group: Number(fields[2]), seconds };
  } catch {
    return undefined;
  }
}

/**
 * Seconds of processor of a group of processes, those that have ended included once their parents saw that.
 * @param {number | undefined} group
 */
const secondsOf = (group) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .reduce((sum, each) => sum + (each && each.group === group ? each.seconds : 0), 0);

/**
 * Starts a program in a group of its own.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function start(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  });
  let last = 0;
  return {
    child,
    ended: new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
    }),
    /** What was used so far; never less than before, since who is gone without being waited for is not counted. */
    used: () => (last = Math.max(last, secondsOf(child.pid))),
  };
}

/** @param {string} address */
async function read(address) {
  const answer = await fetch(base + address, { signal: AbortSignal.timeout(30_000) });
  return { status: answer.status, body: await answer.text() };
}

/**
 * Asks again and again until a page comes with what it is about in it.
 * @param {string} address
 * @param {Running} running
 */
async function rendered(address, running) {
  for (const end = Date.now() + WITHIN; Date.now() < end; await wait(LOOK_EVERY)) {
    if (running.child.exitCode !== null) throw new Error('npm start has ended');
    running.used();
    const page = await read(address).catch(() => undefined);
    if (page?.status === 200 && page.body.includes('<h1')) return page.body;
  }
  throw new Error(`${address} did not come`);
}

/**
 * Measures a step by what its process has used more than before.
 * @template Made
 * @param {string} name
 * @param {Running} running
 * @param {() => Promise<Made>} work
 */
async function measure(name, running, work) {
  const [started, before] = [Date.now(), running.used()];
  const made = await work();
  const step = { name, seconds: (Date.now() - started) / 1000, processor: running.used() - before };
  return { step, made };
}

function makeFresh() {
  for (const each of readdirSync(clone)) {
    if (existsSync(path.join(clone, each, 'package.json'))) {
      rmSync(path.join(clone, each, 'dist'), { recursive: true, force: true });
    }
  }
  for (const each of ['platform/kit/dist', '.cache', 'node_modules/.cache']) {
    rmSync(path.join(clone, each), { recursive: true, force: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
}

/** Installs the packages; what has ended is no longer asked, so that it is counted while it runs. */
async function install() {
  const running = start('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const counting = setInterval(running.used, LOOK_EVERY);
  const { step } = await measure('packages', running, async () => {
    if ((await running.ended) !== 0) throw new Error('npm ci failed');
  });
  clearInterval(counting);
  return step;
}

/** @param {Running} running */
async function stop({ child, ended }) {
  /** @param {NodeJS.Signals} signal */
  const kill = (signal) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  if (child.exitCode === null) kill('SIGTERM');
  await Promise.race([ended, wait(15_000, undefined, { ref: false })]);
  kill('SIGKILL');
}

async function open() {
  const env = { PORT: String(port), DATA_DIR: dataDir, STOP_NOTICE: '0' };
  const running = start('npm', ['start'], env);
  try {
    const home = await measure('build, demo, home page', running, () => rendered('/', running));
    const [, product] = /href="(\/product\/[^"]+)"/.exec(home.made) ?? [];
    if (product === undefined) throw new Error('the home page shows no product');
    const page = await measure('product page', running, () => rendered(product, running));
    return [home.step, page.step];
  } finally {
    await stop(running);
  }
}

makeFresh();
try {
  const steps = process.env.KEEP_PACKAGES === 'yes' ? [] : [await install()];
  steps.push(...(await open()));
  /** @param {'seconds' | 'processor'} field */
  const sum = (field) => steps.reduce((all, step) => all + step[field], 0);
  steps.push({ name: 'all', seconds: sum('seconds'), processor: sum('processor') });
  if (words.includes('--json')) console.log(JSON.stringify(steps));
  else {
    for (const { name, seconds, processor } of steps) {
      console.log(
        `${name.padEnd(24)} ${seconds.toFixed(1)} s, processor ${processor.toFixed(1)} s`,
      );
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
