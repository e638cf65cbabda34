import { useEffect, useEffectEvent } from 'react';

/** Maximum milliseconds between a scanner's keys; nobody types several so fast. */
export const SCANNER_GAP = 50;
const LEAST = 4;

type Hear = (code: string) => void;
const hearers = new Set<Hear>();

/** Calls back with codes scanned while no field has the focus. */
export function useScanned(hear: Hear): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listen = (code: string) => heard(code);
    hearers.add(listen);
    return () => void hearers.delete(listen);
  }, []);
}

/** A key as the scanner means it, whatever the keyboard layout: its codes have English letters and digits. */
function letterOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[!-~ ]$/.test(key)) return key;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  return digit ?? (code === 'Minus' ? '-' : '');
}

/**
 * A scanner is a keyboard: a key is held back while it may begin a code.
 * @param onKeys called with the names of keys that weren't a scanner's
 */
export function makeKeyHold(onKeys: (names: readonly string[]) => void) {
  let held: { key: string; name: string }[] = [];
  /** Keys typed where the page doesn't hold them back. */
  let passed = '';
  let last = -Infinity;
  let ended = -Infinity;
  let timer: number | undefined;
  function release() {
    window.clearTimeout(timer);
    // This many keys at this speed are a scan, not key presses, even if its end is lost.
    const names = held.length < LEAST ? held.map(({ name }) => name) : [];
    held = [];
    onKeys(names);
  }
  function hearCode(code: string, at: number) {
    held = [];
    passed = '';
    ended = at;
    for (const hear of hearers) hear(code);
  }
  return {
    release,
    isEmpty: () => held.length === 0,
    hold(event: KeyboardEvent, name: string) {
      const { timeStamp } = event;
      if (timeStamp - last > SCANNER_GAP) release();
      held.push({ key: letterOf(event), name });
      last = timeStamp;
      window.clearTimeout(timer);
      timer = window.setTimeout(release, SCANNER_GAP);
    },
    /** @returns true if this key ends a code, which is then reported */
    endsCode({ key, timeStamp }: KeyboardEvent) {
      if (key !== 'Enter' || held.length < LEAST || timeStamp - last > SCANNER_GAP) return false;
      window.clearTimeout(timer);
      hearCode(held.map((each) => each.key).join(''), timeStamp);
      return true;
    },
    /**
     * A key outside text fields where the page doesn't hold keys back.
     * @returns true if it ends a code: it doesn't submit a form then
     */
    passes(event: KeyboardEvent) {
      const { key, timeStamp } = event;
      const isNext = timeStamp - last <= SCANNER_GAP;
      last = timeStamp;
      if (key !== 'Enter') {
        passed = (isNext ? passed : '') + letterOf(event);
        return false;
      }
      const isCode = isNext && passed.length >= LEAST;
      if (isCode) hearCode(passed, timeStamp);
      return isCode;
    },
    /** @returns true for the second terminator that some scanners send */
    isEcho: ({ key, timeStamp }: KeyboardEvent) =>
      key === 'Enter' && Math.abs(timeStamp - ended) <= SCANNER_GAP,
    drop: () => window.clearTimeout(timer),
  };
}
