type Ask = () => Promise<boolean>;

let askerOfPage: Ask | null = null;

/** The page has something unsaved: `ask` is what lets its user decide. Returns its undoing. */
export function registerAsker(ask: Ask): () => void {
  askerOfPage = ask;
  return () => {
    if (askerOfPage === ask) askerOfPage = null;
  };
}

/** True when unsaved changes on the page, if any, may be lost; the page's own dialog asks. */
export function askToLeave(): Promise<boolean> {
  return askerOfPage?.() ?? Promise.resolve(true);
}

/** The state of a navigation before which `askToLeave` said yes. */
export const ASKED_TO_LEAVE = { askedToLeave: true };

export function wasAsked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'askedToLeave' in state;
}
