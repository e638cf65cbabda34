type Ask = () => Promise<boolean>;

let askerOfPage: Ask | null = null;

/** Registers a page with unsaved changes: `ask` lets the user decide. Returns the unregister function. */
export function registerAsker(ask: Ask): () => void {
  askerOfPage = ask;
  return () => {
    if (askerOfPage === ask) askerOfPage = null;
  };
}

/** True if unsaved changes, if any, may be discarded; the page's own dialog asks. */
export function askToLeave(): Promise<boolean> {
  return askerOfPage?.() ?? Promise.resolve(true);
}

/** The state of a navigation already confirmed by `askToLeave`. */
export const ASKED_TO_LEAVE = { askedToLeave: true };

export function wasAsked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'askedToLeave' in state;
}
