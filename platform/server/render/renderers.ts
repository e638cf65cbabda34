import { LRUCache } from 'lru-cache';
import type { RenderedPage, RenderRequest } from './contract';
import { RENDER_LIMITS, type RenderLimits } from './limits';
import { OPEN_NETWORK, type RenderNetwork } from './network';
import type { TellVerdict } from './outcome';
import { rehearse, type RehearsalProblem } from './rehearse';
import type { RenderCounts } from './render-counts';
import type { RenderSet } from './render-set';
import { setRenderer, type SetRenderer } from './set-renderer';

/** Sets whose counts and deaths are remembered. */
const KNOWN_SETS = 20;
/** The same problem of the same set is told once in so many milliseconds. */
const TOLD_FOR = 60_000;

interface RenderersOptions {
  /** The built render process, `render-process.mjs` beside the server's `main.mjs`. */
  file: string;
  /** What its processes are started with; as this one, unless said otherwise. */
  network?: RenderNetwork;
  /** Something of a set is wrong, for the log. */
  onProblem?: (set: RenderSet, text: string) => void;
  limits?: Partial<RenderLimits>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** The render processes of this server. */
export interface Renderers {
  /**
   * A page of this set; null means that the browser renders it: no process is warm yet, too many wait,
   * it took too long, or the code threw. Never rejects.
   * @param tell learns what the page says of its code; nothing of a page no code was asked for
   */
  render: (
    set: RenderSet,
    request: RenderRequest,
    tell?: TellVerdict,
  ) => Promise<RenderedPage | null>;
  /** Starts and warms a process of this set; false when none got ready. */
  prepare: (set: RenderSet) => Promise<boolean>;
  /** What is wrong with these pages of a set that is to go live. Its process stays for the visitors. */
  rehearse: (set: RenderSet, requests: readonly RenderRequest[]) => Promise<RehearsalProblem[]>;
  /** The sets it knows, the one asked for last first, and what became of their pages. */
  sets: () => readonly { set: RenderSet; counts: Readonly<RenderCounts> }[];
  /** Ends all processes; whatever is asked afterwards is left to the browser. */
  close: () => Promise<void>;
}

/** Tells each problem of a set once in a while, however many pages have it. */
function toldOnce(tell: RenderersOptions['onProblem']) {
  const told = new LRUCache<string, true>({ max: 200, ttl: TOLD_FOR });
  return (set: RenderSet, text: string) => {
    const key = `${set.id} ${text}`;
    if (told.has(key)) return;
    told.set(key, true);
    tell?.(set, text);
  };
}

/** Opens the render processes: one for each set that is used, the latest `mostLive` of them. */
export function openRenderers(options: RenderersOptions): Renderers {
  const limits: RenderLimits = { ...RENDER_LIMITS, ...options.limits };
  const { file, network = OPEN_NETWORK, now = () => performance.now() } = options;
  const complain = toldOnce(options.onProblem);
  /** Of the sets being rehearsed, what goes wrong meanwhile. */
  const rehearsals = new Map<string, RehearsalProblem[]>();
  const renderers = new LRUCache<string, SetRenderer>({
    max: KNOWN_SETS,
    dispose: (renderer) => void renderer.close(),
  });
  let isClosed = false;

  /** Ends those used longest ago, until this one may live beside the others. */
  function makeRoom(id: string): Promise<unknown> {
    const others = [...renderers].filter(([other, { isLive }]) => other !== id && isLive());
    return Promise.all(others.slice(limits.mostLive - 1).map(([, { close }]) => close()));
  }

  function find(set: RenderSet): SetRenderer {
    const known = renderers.get(set.id);
    if (known) return known;
    const onProblem = (text: string) => {
      rehearsals.get(set.id)?.push({ address: null, text });
      complain(set, text);
    };
    const renderer = setRenderer(set, {
      file,
      limits,
      network,
      now,
      makeRoom: () => makeRoom(set.id),
      onProblem,
    });
    renderers.set(set.id, renderer);
    return renderer;
  }

  return {
    async render(set, request, tell) {
      if (isClosed) return null;
      const outcome = await find(set).render(request, tell);
      if (outcome.page) return outcome.page;
      if (outcome.why === 'failed') complain(set, `${request.address}: ${outcome.text}`);
      return null;
    },
    prepare: async (set) => !isClosed && find(set).prepare(),
    async rehearse(set, requests) {
      const meanwhile: RehearsalProblem[] = [];
      rehearsals.set(set.id, meanwhile);
      const renderer = find({ samples: async () => requests, ...set });
      const found = await rehearse(renderer, requests, limits.settleFor);
      rehearsals.delete(set.id);
      return [...meanwhile, ...found];
    },
    sets: () => [...renderers.values()].map(({ set, counts }) => ({ set, counts })),
    async close() {
      isClosed = true;
      await Promise.all([...renderers.values()].map((renderer) => renderer.close()));
    },
  };
}
