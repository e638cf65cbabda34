import toast from 'react-hot-toast';

/** How long a toast stays, in ms (spec §9). */
export const TOAST_DURATION = { normal: 5000, orderSuccess: 2000, orderError: 4000 } as const;

interface Options {
  duration?: number;
}

/** Shows a toast in the host's one list. */
export const notify = {
  success: (message: string, options: Options = {}) =>
    toast.success(message, { duration: options.duration ?? TOAST_DURATION.normal }),
  error: (message: string, options: Options = {}) =>
    toast.error(message, { duration: options.duration ?? TOAST_DURATION.normal }),
};
