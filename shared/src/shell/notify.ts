import toast from 'react-hot-toast';

/** How long a toast stays, in ms (R9.10). */
export const TOAST_DURATION = { normal: 5000, orderSuccess: 2000, orderError: 4000 } as const;

interface Options {
  duration?: number;
  /**
   * What was tried, such as `login`: one name for all tries. Of a flow only the last error is shown,
   * and its success takes it away.
   */
  flow: string;
}

const dismissError = (flow: string) => toast.remove(flow);

/** Shows a toast in the host's one list. */
export const notify = {
  success(message: string, { duration = TOAST_DURATION.normal, flow }: Partial<Options> = {}) {
    if (flow !== undefined) dismissError(flow);
    return toast.success(message, { duration });
  },
  error: (message: string, { duration = TOAST_DURATION.normal, flow }: Options) =>
    toast.error(message, { duration, id: flow }),
  /** A flow succeeded, and the page itself shows how: takes its last error away. */
  settle: dismissError,
};
