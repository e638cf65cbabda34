import { useCallback, useEffect, useRef, useState } from 'react';

/** A pointer that only passes by opens nothing, and may cut a corner on its way to the brands. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 250;

interface Open {
  id: number;
  /** By a press: it stays when the pointer leaves. */
  pressed: boolean;
}

/** Which category shows its brands: opened by hovering for a moment, or by a press (D2). */
export function useOpenCategory() {
  const [open, setOpen] = useState<Open | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => forget, [forget]);

  const close = useCallback(() => {
    forget();
    setOpen(null);
  }, [forget]);
  const press = (id: number) => {
    forget();
    setOpen((now) => (now?.id === id && now.pressed ? null : { id, pressed: true }));
  };
  const enter = (id: number) => {
    forget();
    timer.current = setTimeout(
      () => setOpen((now) => (now?.id === id ? now : { id, pressed: false })),
      OPEN_AFTER,
    );
  };
  const leave = () => {
    forget();
    timer.current = setTimeout(() => setOpen((now) => (now?.pressed ? now : null)), CLOSE_AFTER);
  };
  return { openId: open?.id ?? null, press, enter, leave, close };
}
