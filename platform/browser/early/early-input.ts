/** Records what a visitor did before the page could respond. */
export interface EarlyInput {
  /** Path and query of the server-rendered page: Back may lead away before the page responds. */
  address: string;
  /** In order: a press of a button, or the field that was filled in. */
  done: (
    | {
        kind: 'press';
        target: HTMLElement;
        /** The text of the button when it was pressed. */
        says: string;
        /** Each press counts, as for a button that increments. */
        repeats: boolean;
      }
    | { kind: 'enter'; target: HTMLInputElement | HTMLSelectElement; value: string | boolean }
  )[];
  /** Reads what a button does, by role, name and state: its press means exactly that. */
  read: (button: HTMLElement) => string;
  /** Calls a listener at the visitor's first action, immediately if there was one. */
  onBegin: (listener: () => void) => void;
  /** Stops recording: from then on the page responds itself. */
  stop: () => void;
}

/** Tracks whether anything but the page changed the server's HTML before React hydrated all of it. */
export interface OthersWatch {
  isChanged: boolean;
  stop: () => void;
}

declare global {
  interface Window {
    /** Both are set by the scripts of a server-rendered document. */
    pasalEarly?: EarlyInput;
    pasalOthers?: OthersWatch;
  }
}
