/** React looks at `status` itself: what is open is not waited for, not even within one event. */
type Opening = Promise<void> & { status?: 'fulfilled'; value?: undefined };

/** Stands before a part of the server's HTML; open until somebody closes it. */
export interface Gate {
  /**
   * The promise to wait for, also when it is over: React asks for it once more. Null until the gate was
   * closed.
   */
  readonly opening: Promise<void> | null;
  readonly isOpen: boolean;
  close: () => void;
  open: () => void;
  /** A gate opens when what stands behind it is given something new to show. */
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
