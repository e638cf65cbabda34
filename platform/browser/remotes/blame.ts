/** A file of a release, as scripts, stacks and reports of the browser name it. */
const OF_REMOTE = /\/remotes\/([^/]+)\//;
const OF_HOST = /\/host\/[^/]+\//;
export const HOST = 'host';

/**
 * Finds the release to which a stack or an address belongs: the remote whose file comes first, or else the host.
 * Undefined for what is of neither, such as an extension of the browser.
 */
export function findBlamed(text: string): string | undefined {
  const [, remote] = OF_REMOTE.exec(text) ?? [];
  return remote ?? (OF_HOST.test(text) ? HOST : undefined);
}

const reported = new WeakSet<object>();

/** Shows an error in the console. It is held against a release already, or against none. */
export function showError(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error);
  reportError(error);
}

/** True when `showError` has shown it. */
export const isShown = (error: object): boolean => reported.has(error);
