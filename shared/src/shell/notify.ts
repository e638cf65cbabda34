/** Duration of a toast in milliseconds (R9.10). */
export const TOAST_DURATION = { normal: 5000, orderSuccess: 2000, orderError: 4000 } as const;

/** The toast renderer, such as react-hot-toast's `toast`. It loads after the page that uses it. */
interface ToastList {
  success: (message: string, options: { duration: number }) => unknown;
  error: (message: string, options: { duration: number; id: string }) => unknown;
  remove: (id: string) => unknown;
}

type Say = (list: ToastList) => unknown;

let shownIn: ToastList | undefined;
let waiting: Say[] = [];
const listeners = new Set<() => void>();

function say(it: Say): void {
  if (shownIn) {
    it(shownIn);
    return;
  }
  waiting.push(it);
  for (const listener of listeners) listener();
}

/** Sets the renderer, and shows the queued toasts in it. */
export function showToastsIn(list: ToastList): void {
  shownIn = list;
  const before = waiting;
  waiting = [];
  for (const it of before) it(list);
}

/**
 * Calls back for each toast queued without a renderer.
 * @returns the unsubscribe function
 */
export function onToastWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Options {
  duration?: number;
  /**
   * The action behind the toast, such as `login`: the same for all attempts. Only the last error per flow is shown,
   * and a success dismisses it.
   */
  flow: string;
}

const dismissError = (flow: string) => say((list) => list.remove(flow));

/** Shows a toast by the host's renderer. */
export const notify = {
  success(message: string, { duration = TOAST_DURATION.normal, flow }: Partial<Options> = {}) {
    if (flow !== undefined) dismissError(flow);
    say((list) => list.success(message, { duration }));
  },
  error(message: string, { duration = TOAST_DURATION.normal, flow }: Options) {
    say((list) => list.error(message, { duration, id: flow }));
  },
  /** A flow succeeded, and the page itself shows it: dismisses its last error. */
  settle: dismissError,
};
