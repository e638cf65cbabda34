import { useState, type CSSProperties, type PointerEvent } from 'react';

const TIMES = 2;

/** Magnifies the part of a picture under the mouse; touch and keyboard have the dialog. */
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
