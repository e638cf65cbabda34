import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Drawings } from './drawings';
import type { DrawingOrder, DrawingReport } from './drawing-protocol';

/** The image process has ended, or could not start. */
export class DrawingProcessError extends Error {
  override readonly name = 'DrawingProcessError';
}

/** Idle milliseconds after which the process ends, to free its memory. */
const REST = 10_000;
/** Few memory arenas for the library's many threads: the allocator retains free memory in each. */
const ENV = { MALLOC_ARENA_MAX: '2' };

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** One image process, from its start to its end. */
class DrawingProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #rest: number;
  #given = 0;
  #resting: NodeJS.Timeout | undefined;
  hasEnded = false;

  constructor(file: string, rest: number) {
    this.#rest = rest;
    this.#child = fork(file, [], { env: ENV, serialization: 'advanced' });
    this.#child.on('message', (report) => this.#settle(report as DrawingReport));
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.on('exit', (code, signal) =>
      this.#end(`it ended with ${signal ?? `code ${code}`}`),
    );
  }

  ask(order: Omit<DrawingOrder, 'id'>): Promise<unknown> {
    clearTimeout(this.#resting);
    this.#given += 1;
    const id = this.#given;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // Errors here need no handling: when the process ends, its `exit` event rejects every request.
      this.#child.send({ id, ...order }, () => undefined);
    });
  }

  /** Accepts no more requests; running ones fail. */
  async close(): Promise<void> {
    clearTimeout(this.#resting);
    if (this.hasEnded) return;
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }

  #settle({ id, ...came }: DrawingReport): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ('problem' in came) waiting?.reject(new Error(came.problem));
    else waiting?.resolve(came.result);
    if (this.#waiting.size > 0) return;
    this.#resting = setTimeout(() => {
      // Later requests go to another process.
      this.hasEnded = true;
      this.#child.kill('SIGKILL');
    }, this.#rest).unref();
  }

  #end(why: string): void {
    this.hasEnded = true;
    clearTimeout(this.#resting);
    const error = new DrawingProcessError(`No picture can be drawn: ${why}`);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/**
 * Processes images in a separate process, which starts on demand and ends after some idle time. If the process dies, the images it was
 * processing fail; the next one starts a new process.
 * @param rest idle milliseconds before the process ends
 */
export function drawingApart(file: string, rest = REST) {
  let process: DrawingProcess | undefined;
  const ask = <Result>(work: keyof Drawings, given: unknown[]) => {
    if (process === undefined || process.hasEnded) process = new DrawingProcess(file, rest);
    return process.ask({ work, given }) as Promise<Result>;
  };
  const drawings: Drawings = {
    drawVariant: (...given) => ask('drawVariant', given),
    readSize: (...given) => ask('readSize', given),
    drawMaster: (...given) => ask('drawMaster', given),
    drawPng: (...given) => ask('drawPng', given),
    drawSquare: (...given) => ask('drawSquare', given),
  };
  return { drawings, close: async () => process?.close() };
}
