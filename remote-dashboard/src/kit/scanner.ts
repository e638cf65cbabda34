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

/** What a scanner means by a key, whatever letters the keyboard has been given: its codes have letters and digits of English. */
function letterOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[!-~ ]$/.test(key)) return key;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  return digit ?? (code === 'Minus' ? '-' : '');
}

/**
 * A scanner is a keyboard: a key is kept back while it may be the beginning of a code.
 * @param onKeys does what keys do that were no scanner's, by their names
 */
export function makeKeyHold(onKeys: (names: readonly string[]) => void) {
  let held: { key: string; name: string }[] = [];
  /** What was typed so where the keys are not the page's. */
  let passed = '';
  let last = -Infinity;
  let ended = -Infinity;
  let timer: number | undefined;
  function release() {
    window.clearTimeout(timer);
    // So many so fast are a scanner's too, and no keys, whatever became of the end of its code.
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
    /** @returns true where this key ends a code, which is then scanned */
    endsCode({ key, timeStamp }: KeyboardEvent) {
      if (key !== 'Enter' || held.length < LEAST || timeStamp - last > SCANNER_GAP) return false;
      window.clearTimeout(timer);
      hearCode(held.map((each) => each.key).join(''), timeStamp);
      return true;
    },
    /** A key where keys are not the page's and no text is typed. @returns true where it ends a code: it sends no form then */
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
    /** @returns true for the second end that some scanners send */
    isEcho: ({ key, timeStamp }: KeyboardEvent) =>
      key === 'Enter' && Math.abs(timeStamp - ended) <= SCANNER_GAP,
    drop: () => window.clearTimeout(timer),
  };
}
