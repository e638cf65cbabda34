import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '@pasal/core/errors/error-code';
import type { ServedFiles } from '@pasal/core/files/files';
import type { Config } from '../config/config';
import { openFiles, type ShopFiles } from '../files/open-files';
import { UNDRAWN } from '../files/undrawn';

/** The program that draws, below the project's root. */
const DRAWING_PROCESS = 'demo/dist/drawing-process.mjs';

/** What the process that draws says: this picture is there, if it is one of the demo's; all of them are. */
export type DrawnReport = { key: string } | 'all';

interface Drawing {
  /** Resolves once the picture is drawn, is none of the demo's, or nobody draws any more. */
  draw: (key: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Asks a process for pictures until it has drawn all of them. */
function followDrawing(child: ChildProcess, log: FastifyBaseLogger): Drawing {
  const asked = new Map<string, () => void>();
  const wanted = new Map<string, Promise<void>>();
  let hasEnded = false;

  child.on('message', (message) => {
    const report = message as DrawnReport;
    if (report === 'all') log.info('all pictures of the demo are drawn');
    else asked.get(report.key)?.();
  });
  child.on('error', (err) => log.warn({ err }, 'the pictures of the demo cannot be drawn'));
  child.on('close', (code, signal) => {
    hasEnded = true;
    for (const settle of asked.values()) settle();
    if (code !== 0 && signal === null) {
      log.warn('some pictures of the demo are not drawn; the next start goes on');
    }
  });

  function draw(key: string): Promise<void> {
    if (hasEnded) return Promise.resolve();
    const known = wanted.get(key);
    if (known) return known;
    const drawn = new Promise<void>((resolve) => {
      asked.set(key, resolve);
      child.send(key, () => undefined);
    });
    const forgotten = drawn.then(() => {
      asked.delete(key);
      wanted.delete(key);
    });
    wanted.set(key, forgotten);
    return forgotten;
  }

  return {
    draw,
    async stop() {
      if (hasEnded) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

/** Files of which one that is not there is drawn before it is looked for again. */
function drawnFirst(files: ServedFiles, draw: Drawing['draw']): ServedFiles {
  return {
    ...files,
    async read(key) {
      const found = await files.read(key);
      if (found !== null) return found;
      await draw(key);
      return files.read(key);
    },
    async stampOf(key) {
      const found = await files.stampOf(key);
      if (found !== null) return found;
      await draw(key);
      return files.stampOf(key);
    },
    async local(key, task) {
      try {
        return await files.local(key, task);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error;
        await draw(key);
        return files.local(key, task);
      }
    },
  };
}

/**
 * The pictures of a demo, which a process of its own draws after the first start while the shop is open: a picture that
 * a visitor asks for comes before the others.
 * @param file the built program that draws
 */
export async function openDemoPictures(
  file: string,
  files: ServedFiles,
  log: FastifyBaseLogger,
): Promise<{ pictures: ServedFiles; stop: () => Promise<void> }> {
  // A store that does not answer is looked at again by the next start.
  const isDrawn = (await files.head(UNDRAWN).catch(() => null)) === null;
  if (isDrawn) return { pictures: files, stop: async () => undefined };
  const { draw, stop } = followDrawing(fork(file), log);
  return { pictures: drawnFirst(files, draw), stop };
}

/** What a server needs to open its files; how they are closed is added to `opened`. */
interface Opening {
  config: Config;
  /** The project's root, below which the demo is built. */
  root: string;
  log: FastifyBaseLogger;
  opened: (() => Promise<unknown>)[];
}

/** Opens the files of a shop, which in a demo may still be drawn. */
export async function openServedFiles({ config, root, log, opened }: Opening): Promise<ShopFiles> {
  const files = openFiles(config);
  if (config.mode !== 'demo') return files;
  const program = join(root, DRAWING_PROCESS);
  const { pictures, stop } = await openDemoPictures(program, files.pictures, log);
  opened.push(stop);
  return { ...files, pictures };
}
