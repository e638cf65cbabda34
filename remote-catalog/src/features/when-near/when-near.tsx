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

/** Within one viewport height. */
const NEAR = '100% 0px';
/** Events that show that a visitor uses a part and expects a response, however it was reached. */
const USES = ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'change'] as const;

const never = () => () => undefined;
const inBrowser = () => false;
const inServerHtml = () => true;

/**
 * Suspends at the gate during hydration. On a client-side navigation it renders the rest first: a visitor who
 * followed a link looks at the heading.
 */
function Behind({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isTakingOver = useSyncExternalStore(never, inBrowser, inServerHtml);
  const isNext = useDeferredValue(true, isTakingOver ? undefined : false);
  // Last, because React resumes a suspended component with its earlier hooks. By then it is no longer hydrating, but
  // `use` has to be called with the same promise.
  if (gate.opening && (isTakingOver || gate.isOpen)) use(gate.opening);
  return isNext ? children : null;
}

/** Opens the gate once its part is near or used. */
function openWhenNear(gate: Gate, place: HTMLElement): () => void {
  const part = place.firstElementChild;
  // An invisible part never comes near.
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
  // In the capture phase, before React handles it, which may respond at once.
  for (const name of USES) document.addEventListener(name, onUse, true);
  return end;
}

/**
 * A part of a page below the fold. Server-rendered HTML is visible at once, and React hydrates it when it comes
 * near: a part that is never scrolled to costs a phone nothing.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const [gate] = useState(makeGate);
  const place = useRef<HTMLDivElement>(null);
  gate.shows(children);
  // Before React continues with the children.
  useLayoutEffect(() => (place.current ? openWhenNear(gate, place.current) : undefined), [gate]);
  return (
    <s.Place ref={place}>
      <Suspense fallback={null}>
        <Behind gate={gate}>{children}</Behind>
      </Suspense>
    </s.Place>
  );
}
