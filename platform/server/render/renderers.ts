import { LRUCache } from 'lru-cache';
import type { RenderedPage, RenderRequest } from './contract';
import { RENDER_LIMITS, type RenderLimits } from './limits';
import { OPEN_NETWORK, type RenderNetwork } from './network';
import { addFinishedSpan, inSpan, noteOnSpan } from '@pasal/core/observe/tracing/spans';
import type { Outcome, VerdictListener } from './outcome';
import { rehearse, type RehearsalProblem } from './rehearse';
import type { RenderCounts } from './render-counts';
import type { RenderComposition } from './render-composition';
import { createCompositionRenderer, type CompositionRenderer } from './composition-renderer';

/** Compositions whose counts and crashes are remembered. */
const KNOWN_COMPOSITIONS = 20;
/** The same problem of the same composition is reported once in this many milliseconds. */
const REPORTED_ONCE_IN = 60_000;

interface RenderersOptions {
  /** The built render process, `render-process.mjs` next to the server's `main.mjs`. */
  file: string;
  /** The network access of its processes; by default that of this process. */
  network?: RenderNetwork;
  /** Receives problems of a composition, for the log. */
  onProblem?: (composition: RenderComposition, text: string) => void;
  limits?: Partial<RenderLimits>;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** The render processes of this server. */
export interface Renderers {
  /**
   * Renders a page of this composition; null means that the browser renders it: no process is warm yet, too many
   * requests wait, it took too long, or the code threw. Never rejects.
   * @param onVerdict gets the page's verdict on its code; not called if no code was run
   */
  render: (
    composition: RenderComposition,
    request: RenderRequest,
    onVerdict?: VerdictListener,
  ) => Promise<RenderedPage | null>;
  /** Starts and warms a process of this composition; false if none got ready. */
  prepare: (composition: RenderComposition) => Promise<boolean>;
  /** Lists what is wrong with these pages of a composition about to go live. Its process stays for visitors. */
  rehearse: (
    composition: RenderComposition,
    requests: readonly RenderRequest[],
  ) => Promise<RehearsalProblem[]>;
  /** The known compositions, most recently used first, and the outcomes of their pages. */
  compositions: () => readonly { composition: RenderComposition; counts: Readonly<RenderCounts> }[];
  /** Ends all processes; later requests are left to the browser. */
  close: () => Promise<void>;
}

/**
 * Renders a page in a span, and adds the process's own timings to the trace: a process that runs release code has no
 * access to it.
 */
const renderInSpan = (
  renderer: CompositionRenderer,
  ...asked: Parameters<CompositionRenderer['render']>
): Promise<Outcome> =>
  inSpan('render page', { 'pasal.composition': renderer.composition.id }, async () => {
    const outcome = await renderer.render(...asked);
    if (outcome.page) {
      const { began: from, worked } = outcome;
      addFinishedSpan({ name: 'render process', facts: {}, from, until: from + worked });
    } else noteOnSpan({ 'pasal.no_page': outcome.why });
    return outcome;
  });

/** Reports each problem of a composition at most once per interval, however many pages have it. */
function reportOnce(report: RenderersOptions['onProblem']) {
  const reported = new LRUCache<string, true>({ max: 200, ttl: REPORTED_ONCE_IN });
  return (composition: RenderComposition, text: string) => {
    const key = `${composition.id} ${text}`;
    if (reported.has(key)) return;
    reported.set(key, true);
    report?.(composition, text);
  };
}

/** Opens the render processes: one for each composition in use, up to the latest `mostLive`. */
export function openRenderers(options: RenderersOptions): Renderers {
  const limits: RenderLimits = { ...RENDER_LIMITS, ...options.limits };
  const { file, network = OPEN_NETWORK, now = () => performance.now() } = options;
  const complain = reportOnce(options.onProblem);
  /** The problems of the compositions that are being rehearsed. */
  const rehearsals = new Map<string, RehearsalProblem[]>();
  const renderers = new LRUCache<string, CompositionRenderer>({
    max: KNOWN_COMPOSITIONS,
    dispose: (renderer) => void renderer.close(),
  });
  let isClosed = false;

  /** Ends the least recently used ones until there is room for this one. */
  function makeRoom(id: string): Promise<unknown> {
    const others = [...renderers].filter(([other, { isLive }]) => other !== id && isLive());
    return Promise.all(others.slice(limits.mostLive - 1).map(([, { close }]) => close()));
  }

  function find(composition: RenderComposition): CompositionRenderer {
    const known = renderers.get(composition.id);
    if (known) return known;
    const onProblem = (text: string) => {
      rehearsals.get(composition.id)?.push({ address: null, text });
      complain(composition, text);
    };
    const renderer = createCompositionRenderer(composition, {
      file,
      limits,
      network,
      now,
      makeRoom: () => makeRoom(composition.id),
      onProblem,
    });
    renderers.set(composition.id, renderer);
    return renderer;
  }

  return {
    async render(composition, request, onVerdict) {
      if (isClosed) return null;
      const outcome = await renderInSpan(find(composition), request, onVerdict);
      if (outcome.page) return outcome.page;
      if (outcome.why === 'failed') complain(composition, `${request.address}: ${outcome.text}`);
      return null;
    },
    prepare: async (composition) => !isClosed && find(composition).prepare(),
    async rehearse(composition, requests) {
      const meanwhile: RehearsalProblem[] = [];
      rehearsals.set(composition.id, meanwhile);
      const renderer = find({ samples: async () => requests, ...composition });
      const found = await rehearse(renderer, requests, limits);
      rehearsals.delete(composition.id);
      return [...meanwhile, ...found];
    },
    compositions: () =>
      [...renderers.values()].map(({ composition, counts }) => ({ composition, counts })),
    async close() {
      isClosed = true;
      await Promise.all([...renderers.values()].map((renderer) => renderer.close()));
    },
  };
}
