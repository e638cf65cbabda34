import type { makeRouter } from './router';

type Router = ReturnType<typeof makeRouter>;
type Update = Parameters<Parameters<Router['subscribe']>[0]>;

/** Milliseconds after which navigation proceeds if the browser paints nothing, as in a hidden tab. */
const UNPAINTED = 100;

/** Calls back once the browser has painted the current state. */
function afterPaint(run: () => void): void {
  let isDone = false;
  const runOnce = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  setTimeout(runOnce, UNPAINTED);
  requestAnimationFrame(() => setTimeout(runOnce));
}

const pageOf = ({ matches }: Update[0]) => matches.at(-1)?.route.id;

/** Tracks whether a link is being pressed: until the end of the task that its click started. */
function watchLinks() {
  let isPressed = false;
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return;
    isPressed = true;
    setTimeout(() => {
      isPressed = false;
    });
  };
  document.addEventListener('click', press, true);
  return {
    isPressed: () => isPressed,
    stop: () => document.removeEventListener('click', press, true),
  };
}

/**
 * The router for the tree that renders its pages. A page whose link was pressed is rendered in one go, after the
 * press has been painted: React would otherwise render it in slices, and between two of them the browser recalculates
 * all styles for the new ones, which takes a phone twice as long as the page itself. These stay as the router sends
 * them: navigations by code, often together with a store change that the previous page must not show; changes within
 * a page; and any change during hydration, which must not be rushed.
 */
export function turnPages(router: Router, isTakingOver: () => boolean): Router {
  function subscribe(listener: (...update: Update) => void) {
    let shown = pageOf(router.state);
    const links = watchLinks();
    let waiting: Update | undefined;
    const turn = () => {
      if (!waiting) return;
      const [state, options] = waiting;
      waiting = undefined;
      listener(state, { ...options, flushSync: true });
    };
    const unsubscribe = router.subscribe((...update) => {
      const page = pageOf(update[0]);
      const isOther = page !== shown && links.isPressed() && !isTakingOver();
      shown = page;
      // A state is complete: a waiting page needs only the latest one.
      if (waiting) waiting = update;
      else if (!isOther) listener(...update);
      else {
        waiting = update;
        afterPaint(turn);
      }
    });
    return () => {
      links.stop();
      unsubscribe();
    };
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
