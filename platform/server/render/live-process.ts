import type { RenderedPage } from './contract';
import { forkProcess, type ForkOptions } from './fork-process';
import { noPage, type VerdictListener } from './outcome';
import type { LoadOrder, Report } from './protocol';
import { createRenderQueue, type RenderQueue } from './render-queue';
import { startWatchdog, type Watchdog } from './watchdog';

interface LiveProcessDeps extends ForkOptions {
  /** Reads the code to run. */
  read: () => Promise<Pick<LoadOrder, 'host' | 'remotes' | 'samples'>>;
  onProblem: (text: string) => void;
  /** Called once: with its crash, or null when this server ended it. */
  onEnd: (death: Death | null) => void;
}

export interface Death {
  why: string;
  /** The listener of the page that caused the crash; undefined if no page did, or no caller listens. */
  onVerdict: VerdictListener | undefined;
}

export interface LiveProcess {
  /** Resolves with true once it is warm; with false if it ended before. */
  ready: Promise<boolean>;
  isReady: () => boolean;
  render: RenderQueue['render'];
  /** Lets it finish its requests, then ends it. */
  close: () => Promise<void>;
}

type PageReport = Extract<Report, { id: number }>;

const isPage = (page: RenderedPage) =>
  [page.head, page.html, page.styles, page.early, page.boot].every(
    (part = '') => typeof part === 'string',
  );

/** Passes a process's report on one page to the queue. */
function settle(queue: RenderQueue, report: PageReport, pageWithin: number): void {
  if (report.kind === 'page' && isPage(report.page)) {
    const { id, page, took: worked, began } = report;
    queue.settle(id, worked > pageWithin ? 'slow' : 'made', (took) => ({
      page,
      took,
      worked,
      began,
    }));
  } else {
    const text = report.kind === 'failed' ? report.text : 'the answer is no page';
    queue.settle(report.id, 'failed', () => noPage('failed', text));
  }
}

/** One render process from its start to its end. */
export function openProcess(deps: LiveProcessDeps): LiveProcess {
  const { limits, read, onProblem, onEnd } = deps;
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let isClosing = false;
  let dog: Watchdog | undefined;
  let resolveReady: ((isWarm: boolean) => void) | undefined;
  const ready = new Promise<boolean>((resolve) => {
    resolveReady = resolve;
  });

  const child = forkProcess(deps, (report) => {
    if (report.kind === 'ready') becomeReady();
    else if (report.kind === 'unable') child.kill(`cannot render: ${report.text}`);
    else if (report.kind === 'problem') onProblem(report.text);
    else if (report.kind === 'pong') dog?.hear(report.resident);
    else settle(queue, report, limits.pageWithin);
  });
  const queue = createRenderQueue(limits, (id, request) =>
    child.send({ kind: 'render', id, request }),
  );
  const startLimit = setTimeout(
    () => child.kill(`was not ready within ${limits.startWithin} ms`),
    limits.startWithin,
  );

  function becomeReady(): void {
    state = 'ready';
    clearTimeout(startLimit);
    dog = startWatchdog(limits, { ...child, ping: () => child.send({ kind: 'ping' }) });
    resolveReady?.(true);
  }

  async function load(): Promise<void> {
    try {
      const { warmUpRenders, mostCharacters } = limits;
      child.send({ kind: 'load', ...(await read()), warmUpRenders, mostCharacters });
    } catch (error) {
      child.kill(`has nothing to run: ${String(error)}`);
    }
  }

  async function end(): Promise<void> {
    const { why, isOwn } = await child.ended;
    state = 'ended';
    clearTimeout(startLimit);
    dog?.stop();
    const onVerdict = queue.abandon();
    resolveReady?.(false);
    onEnd(isClosing ? null : { why, onVerdict: isOwn ? onVerdict : undefined });
  }

  void load();
  const ended = end();
  return {
    ready,
    isReady: () => state === 'ready',
    render: queue.render,
    async close() {
      isClosing = true;
      await queue.drained();
      child.kill('was told to end');
      await ended;
    },
  };
}
