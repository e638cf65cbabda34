/**
 * `node bench/light/first-start.mjs <clone>`: measures wall-clock and CPU seconds of a first start in all processes:
 * `npm ci`, then `npm start` until the shop answers with the rendered home page and a rendered product page. It
 * works with a clone of any commit, removes files that a fresh clone lacks, and stops the processes it started.
 *
 * Defaults: PORT a free one, DATA_DIR a new folder. KEEP_PACKAGES=yes skips `npm ci`; `--json` prints figures only.
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
 * Reads from `/proc` a process's parent, its group, and the CPU seconds of it and of its ended children.
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
 * CPU seconds of a process group, including ended processes once their parents have waited for them.
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
    /** CPU seconds used so far; never decreases, although ended processes may no longer be counted. */
    used: () => (last = Math.max(last, secondsOf(child.pid))),
  };
}

/** @param {string} address */
async function read(address) {
  const answer = await fetch(base + address, { signal: AbortSignal.timeout(30_000) });
  return { status: answer.status, body: await answer.text() };
}

/**
 * Requests a page until the answer contains its content.
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
 * Measures a step by the CPU time its process used meanwhile.
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

/** Installs the packages; CPU time is read while npm runs, because an ended process cannot be read. */
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
