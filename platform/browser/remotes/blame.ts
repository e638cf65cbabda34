/** A file of a release, as it appears in scripts, stacks and browser reports. */
const OF_REMOTE = /\/remotes\/([^/]+)\//;
const OF_HOST = /\/host\/[^/]+\//;
export const HOST = 'host';

/**
 * Finds the release that a stack or an address belongs to: the remote whose file comes first, or else the host.
 * Undefined for neither, such as a browser extension.
 */
export function findBlamed(text: string): string | undefined {
  const [, remote] = OF_REMOTE.exec(text) ?? [];
  return remote ?? (OF_HOST.test(text) ? HOST : undefined);
}

const reported = new WeakSet<object>();

/** Shows an error in the console. It has already been counted against a release, or against none. */
export function showError(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error);
  reportError(error);
}

/** True when `showError` has shown it. */
export const isShown = (error: object): boolean => reported.has(error);
