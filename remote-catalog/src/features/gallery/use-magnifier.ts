import { useState, type CSSProperties, type PointerEvent } from 'react';

const TIMES = 2;

/** Lets the mouse look closer at the place of a picture it is over; fingers and keys have the dialog. */
export function useMagnifier() {
  const [look, setLook] = useState<CSSProperties>();
  return {
    look,
    handlers: {
      onPointerMove: ({ pointerType, clientX, clientY, currentTarget }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        const x = ((clientX - left) / width) * 100;
        const y = ((clientY - top) / height) * 100;
        setLook({ transform: `scale(${TIMES})`, transformOrigin: `${x}% ${y}%` });
      },
      onPointerLeave: () => setLook(undefined),
    },
  };
}
