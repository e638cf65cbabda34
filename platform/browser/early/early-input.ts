/** Records what a visitor did before the page could answer. */
export interface EarlyInput {
  /** Path and query of the page the server has made: Back may lead away before anything answers. */
  address: string;
  /** In the order it was done: a press of a button, or the place where something was entered. */
  done: (
    | {
        kind: 'press';
        target: HTMLElement;
        /** The text of the button when it was pressed. */
        says: string;
        /** Each press is a wish of its own, as of a button that counts up. */
        repeats: boolean;
      }
    | { kind: 'enter'; target: HTMLInputElement | HTMLSelectElement; value: string | boolean }
  )[];
  /** Reads what a button says it does, by role, name and state: its press means that and nothing else. */
  read: (button: HTMLElement) => string;
  /** Calls a listener when the visitor does the first thing, at once where that is done. */
  onBegin: (listener: () => void) => void;
  /** Ends the recording: from then on the page answers itself. */
  stop: () => void;
}

/** Tells whether something else than the page has changed what the server made, before React took all of it over. */
export interface OthersWatch {
  isChanged: boolean;
  stop: () => void;
}

declare global {
  interface Window {
    /** Both are set by the scripts of a document that the server has rendered. */
    pasalEarly?: EarlyInput;
    pasalOthers?: OthersWatch;
  }
}
