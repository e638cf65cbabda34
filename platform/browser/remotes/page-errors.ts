import type { ErrorInfo } from 'react';
import { findBlamed, HOST, showError } from './blame';
import type { Health } from './health';
import { isAway } from './part-away';

/** React's errors for a page that the browser rendered differently from the server. */
const OTHERWISE = /#(?:418|425)\b|[Hh]ydrat/;
/** React's errors for a part that threw, and did not when React tried it a second time; the cause says what. */
const MENDED = /#(?:422|423|520)\b|was able to recover/;
/** React's errors for a part that the server could not render. */
const NOT_MADE = /#419\b|could not finish this Suspense/;

/** The release whose code threw: the components' stack of what was mended names the host alone, the cause's who threw. */
function findThrower(error: unknown, componentStack: string): string {
  const { cause } = error as Error;
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return findBlamed(`${stack}\n${componentStack}`) ?? HOST;
}

/**
 * Holds against a release what React could mend, or could not; where somebody else has changed the page that the server
 * made, it is no release's fault that it is another one.
 * @param takenOver the remotes whose parts are being taken over just now: a part that shows nothing is in no stack
 */
export function createErrorHandlers(health: Health, takenOver: () => readonly string[] = () => []) {
  function findReleaseOf(componentStack: string): string {
    const blamed = findBlamed(componentStack);
    if (blamed !== undefined && blamed !== HOST) return blamed;
    const [only, ...others] = new Set(takenOver());
    return only !== undefined && others.length === 0 ? only : HOST;
  }
  return {
    onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
      if (isAway(error)) return;
      showError(error);
      const { message } = error as Error;
      const stack = componentStack ?? '';
      // A visitor may have seen nothing, but the next try throws as often.
      if (MENDED.test(message)) health.failed(findThrower(error, stack), 'render');
      else if (NOT_MADE.test(message)) health.failed(findReleaseOf(stack), 'server-render');
      else if (OTHERWISE.test(message) && !window.pasalOthers?.isChanged)
        health.failed(findReleaseOf(stack), 'hydration');
    },
    /** An error that no boundary of a remote has caught is the host's. */
    onUncaughtError(error: unknown): void {
      showError(error);
      health.failed(HOST, 'render');
    },
  };
}
