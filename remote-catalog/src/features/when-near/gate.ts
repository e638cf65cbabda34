/** React reads `status` itself: an open gate doesn't suspend, not even within one event. */
type Opening = Promise<void> & { status?: 'fulfilled'; value?: undefined };

/** Delays hydration of a part of the server's HTML; open until it is closed. */
export interface Gate {
  /** The promise to wait for, even when settled: React asks for it again. Null until the gate was closed. */
  readonly opening: Promise<void> | null;
  readonly isOpen: boolean;
  close: () => void;
  open: () => void;
  /** Opens the gate when its part gets new content. */
  shows: (what: unknown) => void;
}

const nobodyWaits = () => undefined;

export function makeGate(): Gate {
  let opening: Opening | null = null;
  let resolve: () => void = nobodyWaits;
  let shown: { what: unknown } | undefined;
  let isOpen = true;
  let isPast = false;

  function open() {
    isPast = true;
    isOpen = true;
    if (opening) opening.status = 'fulfilled';
    resolve();
  }

  return {
    get opening() {
      return opening;
    },
    get isOpen() {
      return isOpen;
    },
    close() {
      if (isPast) return;
      isOpen = false;
      opening = new Promise<void>((settle) => {
        resolve = settle;
      });
    },
    open,
    shows(what) {
      if (shown && shown.what !== what) open();
      shown = { what };
    },
  };
}
