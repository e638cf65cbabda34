import { useEffect, useEffectEvent } from 'react';

/** Milliseconds within which a scanner sends its next key; nobody types several so fast. */
export const SCANNER_GAP = 50;
const LEAST = 4;

type Hear = (code: string) => void;
const hearers = new Set<Hear>();

/** Hears of codes that are scanned while no field has the focus. */
export function useScanned(hear: Hear): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listen = (code: string) => heard(code);
    hearers.add(listen);
    return () => void hearers.delete(listen);
  }, []);
}

/**
 * A scanner is a keyboard: a key is kept back while it may be the beginning of a code.
 * @param onKeys does what keys do that were no scanner's, by their names
 */
export function makeKeyHold(onKeys: (names: readonly string[]) => void) {
  let held: { key: string; name: string }[] = [];
  let last = 0;
  let timer: number | undefined;
  function release() {
    window.clearTimeout(timer);
    const names = held.map(({ name }) => name);
    held = [];
    onKeys(names);
  }
  return {
    release,
    isEmpty: () => held.length === 0,
    hold({ key, timeStamp }: KeyboardEvent, name: string) {
      if (timeStamp - last > SCANNER_GAP) release();
      held.push({ key, name });
      last = timeStamp;
      window.clearTimeout(timer);
      timer = window.setTimeout(release, SCANNER_GAP);
    },
    /** @returns true where this key ends a code, which is then scanned */
    endsCode({ key, timeStamp }: KeyboardEvent) {
      if (key !== 'Enter' || held.length < LEAST || timeStamp - last > SCANNER_GAP) return false;
      window.clearTimeout(timer);
      const code = held.map((each) => each.key).join('');
      held = [];
      for (const hear of hearers) hear(code);
      return true;
    },
    drop: () => window.clearTimeout(timer),
  };
}
