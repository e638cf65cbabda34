import { useRef, type TouchEvent } from 'react';

/** Minimum horizontal swipe distance in pixels. */
const SWIPE = 40;

/** Handlers for a horizontal one-finger swipe; `onTurn` gets 1 for the next picture, -1 for the previous one. */
export function useSwipe(onTurn: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const start = from.current;
      const x = changedTouches[0]?.clientX;
      from.current = null;
      if (start === null || x === undefined || Math.abs(x - start) < SWIPE) return;
      onTurn(x < start ? 1 : -1);
    },
  };
}
