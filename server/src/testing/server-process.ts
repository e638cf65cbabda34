import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build, type BuildOptions } from 'esbuild';

const SERVER = resolve(__dirname, '../..');
const DEMO = resolve(SERVER, '../demo/src');

/** The folder where all suites of a run store their bundles; `start-shared-postgres` makes it. */
export const BUNDLES = 'PASAL_TEST_BUNDLES';

/** Bundles the server as `scripts/build.mjs` does. */
async function makeBundle(entry: string, outfile: string): Promise<void> {
  const options = JSON.parse(
    readFileSync(join(SERVER, '../scripts/server-bundle.json'), 'utf8'),
  ) as BuildOptions;
  await build({ ...options, entryPoints: [entry], outfile, logLevel: 'error' });
}

/** Copies a bundle to its place; the first suite of a run that needs it makes it for all. */
async function bundle(entry: string, outfile: string): Promise<string> {
  const folder = process.env[BUNDLES];
  if (folder === undefined) {
    await makeBundle(entry, outfile);
    return outfile;
  }
  const kept = join(folder, basename(outfile));
  if (!existsSync(kept)) {
    // Another suite may be doing the same: the last rename wins, and both files are complete.
    const draft = `${kept}.${randomUUID()}`;
    await makeBundle(entry, draft);
    await rename(draft, kept);
  }
  await mkdir(dirname(outfile), { recursive: true });
  await copyFile(kept, outfile);
  return outfile;
}

/** Builds an operator's command; `directory` must lie below the project, for its modules. */
export function buildCommand(name: string, directory: string): Promise<string> {
  const file = join('commands', `${name}.ts`);
  const entry = name.startsWith('demo-') ? join(DEMO, file) : join(SERVER, 'src/operator', file);
  return bundle(entry, join(directory, `server/dist/${name}.mjs`));
}

/**
 * Builds the server as it runs in a shop whose host and remotes are not built yet. `directory` must
 * lie below the project, for its modules.
 */
export async function buildServer(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  await bundle(join(DEMO, 'seed-demo.ts'), join(directory, 'demo/dist/seed-demo.mjs'));
  await symlink(resolve(DEMO, '../pictures'), join(directory, 'demo/pictures'));
  const firstStart = join(SERVER, 'src/start/first-start-process.ts');
  await bundle(firstStart, join(directory, 'server/dist/first-start-process.mjs'));
  await buildDrawingProcess(join(directory, 'server/dist'));
  return bundle(join(SERVER, 'src/main.ts'), join(directory, 'server/dist/main.mjs'));
}

/** Builds the program that draws pictures; `directory` must lie below the project, for its modules. */
export function buildDrawingProcess(directory: string): Promise<string> {
  const entry = join(SERVER, 'src/pictures/drawing/drawing-process.ts');
  return bundle(entry, join(directory, 'drawing-process.mjs'));
}

/** Builds the program that renders pages; it needs no module, so `directory` may lie anywhere. */
export function buildRenderProcess(directory: string): Promise<string> {
  const entry = join(SERVER, '../platform/server/render/process/render-process.ts');
  return bundle(entry, join(directory, 'render-process.mjs'));
}

export interface ServerProcess {
  pid: number;
  /** All text it has printed so far. */
  output(): string;
  /** Resolves with its address once it listens, or rejects with its output when it ends before. */
  url: Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when it has ended: its exit code, or null after a signal. */
  ended: Promise<number | null>;
}

/** Starts a command that becomes or is a server, with only these variables; `cwd` is its folder. */
export function startCommand(
  [program = '', ...words]: readonly string[],
  env: Record<string, string>,
  cwd?: string,
): ServerProcess {
  const child = spawn(program, words, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const url = new Promise<string>((found, failed) => {
    const read = (line: string) => {
      lines.push(line);
      const address = /open at ([^\s"]+)/.exec(line)?.[1];
      if (address !== undefined) found(address.replace('localhost', '127.0.0.1'));
    };
    createInterface(child.stdout).on('line', read);
    createInterface(child.stderr).on('line', read);
    void ended.then(() => failed(new Error(lines.join('\n'))));
  });
  url.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    url,
    ended,
    output: () => lines.join('\n'),
    kill: (signal) => {
      child.kill(signal);
    },
  };
}

/**
 * For a process that ends soon: its database is not optimised by V8, which takes as long as the rest of
 * its start. A server under load needs that.
 */
export const QUICK_START = ['--liftoff-only'];

/** Starts a built server as a process of its own, with none of this one's variables except the path. */
export function startProcess(
  main: string,
  env: Record<string, string>,
  flags: readonly string[] = [],
): ServerProcess {
  const { PATH = '' } = process.env;
  const command = [process.execPath, ...flags, main];
  return startCommand(command, { PATH, HOST: '127.0.0.1', PORT: '0', ...env });
}
