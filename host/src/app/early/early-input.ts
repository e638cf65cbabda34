/** What a visitor did before the page could answer. */
export interface EarlyInput {
  /** Path and query of the page the server has made: Back may lead away before anything answers. */
  address: string;
  /** In the order it was done: a press of a button, or the place where something was entered. */
  done: (
    | { kind: 'press'; target: HTMLElement }
    | { kind: 'enter'; target: HTMLInputElement | HTMLSelectElement; value: string | boolean }
  )[];
  /** Ends the keeping: from then on the page answers itself. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Set by the script of a document that the server has rendered. */
    pasalEarly?: EarlyInput;
  }
}
