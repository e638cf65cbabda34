import type { RenderedPage } from './contract';
import { forkProcess, type ForkOptions } from './fork-process';
import { noPage, type TellVerdict } from './outcome';
import type { LoadOrder, Report } from './protocol';
import { renderQueue, type RenderQueue } from './render-queue';
import { watchdog, type Watchdog } from './watchdog';

interface LiveProcessDeps extends ForkOptions {
  /** Reads what it is to run. */
  read: () => Promise<Pick<LoadOrder, 'host' | 'remotes' | 'samples'>>;
  onProblem: (text: string) => void;
  /** Called once: how it died, or null when it was told to end. */
  onEnd: (death: Death | null) => void;
}

export interface Death {
  why: string;
  /** Who learns that a page was its death; undefined where it was none, or nobody asked for it. */
  tell: TellVerdict | undefined;
}

export interface LiveProcess {
  /** Whether it is warm; false once it ended before. */
  ready: Promise<boolean>;
  isReady: () => boolean;
  render: RenderQueue['render'];
  /** Lets it finish what is asked, then ends it. */
  close: () => Promise<void>;
}

type PageReport = Extract<Report, { id: number }>;

const isPage = (page: RenderedPage) =>
  [page.head, page.html, page.styles, page.boot].every((part) => typeof part === 'string');

/** Hands the queue what a process says of one page. */
function settle(queue: RenderQueue, report: PageReport, pageWithin: number): void {
  if (report.kind === 'page' && isPage(report.page)) {
    const { id, page } = report;
    queue.settle(id, report.took > pageWithin ? 'slow' : 'made', (took) => ({ page, took }));
  } else {
    const text = report.kind === 'failed' ? report.text : 'the answer is no page';
    queue.settle(report.id, 'failed', () => noPage('failed', text));
  }
}

/** One render process from its start to its end. */
export function openProcess(deps: LiveProcessDeps): LiveProcess {
  const { limits, read, onProblem, onEnd } = deps;
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let isTold = false;
  let dog: Watchdog | undefined;
  let tellReady: ((isWarm: boolean) => void) | undefined;
  const ready = new Promise<boolean>((resolve) => {
    tellReady = resolve;
  });

  const child = forkProcess(deps, (report) => {
    if (report.kind === 'ready') becomeReady();
    else if (report.kind === 'unable') child.kill(`cannot render: ${report.text}`);
    else if (report.kind === 'problem') onProblem(report.text);
    else if (report.kind === 'pong') dog?.heard(report.resident);
    else settle(queue, report, limits.pageWithin);
  });
  const queue = renderQueue(limits, (id, request) => child.send({ kind: 'render', id, request }));
  const startLimit = setTimeout(
    () => child.kill(`was not ready within ${limits.startWithin} ms`),
    limits.startWithin,
  );

  function becomeReady(): void {
    state = 'ready';
    clearTimeout(startLimit);
    dog = watchdog(limits, { ...child, ping: () => child.send({ kind: 'ping' }) });
    tellReady?.(true);
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
    const tell = queue.abandon();
    tellReady?.(false);
    onEnd(isTold ? null : { why, tell: isOwn ? tell : undefined });
  }

  void load();
  const ended = end();
  return {
    ready,
    isReady: () => state === 'ready',
    render: queue.render,
    async close() {
      isTold = true;
      await queue.drained();
      child.kill('was told to end');
      await ended;
    },
  };
}
