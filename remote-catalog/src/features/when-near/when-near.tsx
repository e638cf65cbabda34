import {
  Suspense,
  use,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { makeGate, type Gate } from './gate';
import * as s from './when-near.styles';

/** As near as one more window. */
const NEAR = '100% 0px';
/** A visitor who does one of these to a part wants it to answer, however it came into sight. */
const USES = ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'change'] as const;

const never = () => () => undefined;
const inBrowser = () => false;
const inServerHtml = () => true;

/**
 * Waits for the gate where the server's HTML is taken over. Where the browser makes the page, the rest of it is shown
 * first: a visitor who has followed a link looks at its heading.
 */
function Behind({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isTakingOver = useSyncExternalStore(never, inBrowser, inServerHtml);
  const isNext = useDeferredValue(true, isTakingOver ? undefined : false);
  // Last: React comes back to a component that waited, and finds the hooks before this one as they were.
  // It is no taking over any more then, but the same promise has to be asked.
  if (gate.opening && (isTakingOver || gate.isOpen)) use(gate.opening);
  return isNext ? children : null;
}

/** Opens the gate once its part is near or used. */
function openWhenNear(gate: Gate, place: HTMLElement): () => void {
  const part = place.firstElementChild;
  // Nothing to see never comes near.
  if (!part || !('IntersectionObserver' in window)) return () => undefined;
  gate.close();
  const watch = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) end();
    },
    { rootMargin: NEAR },
  );
  const onUse = ({ target }: Event) => {
    if (target instanceof Node && place.contains(target)) end();
  };
  function end() {
    watch.disconnect();
    for (const name of USES) document.removeEventListener(name, onUse, true);
    gate.open();
  }
  watch.observe(part);
  // Before React hears of it, which answers at once where it may.
  for (const name of USES) document.addEventListener(name, onUse, true);
  return end;
}

/**
 * A part of a page below the window's edge. A part from the server's HTML is visible at once, and React takes
 * it over when it comes near: a part that is never scrolled to costs a phone nothing.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const [gate] = useState(makeGate);
  const place = useRef<HTMLDivElement>(null);
  gate.shows(children);
  // Before React goes on to the parts within.
  useLayoutEffect(() => (place.current ? openWhenNear(gate, place.current) : undefined), [gate]);
  return (
    <s.Place ref={place}>
      <Suspense fallback={null}>
        <Behind gate={gate}>{children}</Behind>
      </Suspense>
    </s.Place>
  );
}
