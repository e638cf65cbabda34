import type { makeRouter } from './router';

type Router = ReturnType<typeof makeRouter>;
type Update = Parameters<Parameters<Router['subscribe']>[0]>;

/** Milliseconds after which a page is turned where the browser paints nothing, as in a tab that nobody sees. */
const UNPAINTED = 100;

/** Calls back once the browser has painted what is there now. */
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

/** Tells whether a link is being pressed: until the end of the task that its click began. */
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
 * The router for the tree that shows its pages. A page whose link was pressed is rendered in one go, after the press on its link was
 * painted: React would else render it in slices, and between two of them the browser works out the styles of everything
 * again for those that came, which takes a phone twice as long as the page itself. What code goes to by
 * itself, often beside a change of the store that the page before must not show, a change within a page, and every change
 * while parts of the server's HTML are still taken over, which must not be hurried, stay as the router sends them.
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
      // A state is whole: the latest one is all that a page that waits has to know.
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
