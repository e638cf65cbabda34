/** Milliseconds a toast stays (R9.10). */
export const TOAST_DURATION = { normal: 5000, orderSuccess: 2000, orderError: 4000 } as const;

/** The list that shows toasts; react-hot-toast's `toast` is one. It loads after the page that uses it. */
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

/** From now on toasts are shown in this list, and first those that waited for one. */
export function showToastsIn(list: ToastList): void {
  shownIn = list;
  const before = waiting;
  waiting = [];
  for (const it of before) it(list);
}

/**
 * Calls back for each toast that finds no list to be shown in.
 * @returns ends that
 */
export function onToastWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Options {
  duration?: number;
  /**
   * The action behind the toast, such as `login`: one name for all tries. For each flow only the last error
   * is shown, and a success removes it.
   */
  flow: string;
}

const dismissError = (flow: string) => say((list) => list.remove(flow));

/** Shows a toast in the host's one list. */
export const notify = {
  success(message: string, { duration = TOAST_DURATION.normal, flow }: Partial<Options> = {}) {
    if (flow !== undefined) dismissError(flow);
    say((list) => list.success(message, { duration }));
  },
  error(message: string, { duration = TOAST_DURATION.normal, flow }: Options) {
    say((list) => list.error(message, { duration, id: flow }));
  },
  /** A flow succeeded, and the page itself shows how: takes its last error away. */
  settle: dismissError,
};
