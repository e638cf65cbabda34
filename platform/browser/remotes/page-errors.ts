import type { ErrorInfo } from 'react';
import { findBlamed, HOST, showError } from './blame';
import type { Health } from './health';
import { isAway } from './part-away';

/** React's errors for a page that the browser rendered differently from the server. */
const OTHERWISE = /#(?:418|425)\b|[Hh]ydrat/;
/** React's errors for a part that threw and succeeded on React's retry; `cause` is the original error. */
const MENDED = /#(?:422|423|520)\b|was able to recover/;
/** React's errors for a part that the server could not render. */
const NOT_MADE = /#419\b|could not finish this Suspense/;

/**
 * The release whose code threw: after a recovery the component stack names the host alone, and the cause's stack
 * names the culprit.
 */
function findThrower(error: unknown, componentStack: string): string {
  const { cause } = error as Error;
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return findBlamed(`${stack}\n${componentStack}`) ?? HOST;
}

/**
 * Blames a release for errors that React recovered from or not; if something else changed the server's HTML, no
 * release is to blame for the mismatch.
 * @param takenOver the remotes being hydrated right now: a part that shows nothing appears in no stack
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
      const { message, cause = error } = error as Error;
      const stack = componentStack ?? '';
      // The visitor may have seen nothing, but the next attempt throws as often.
      if (MENDED.test(message))
        health.failed(findThrower(error, stack), 'render', undefined, cause);
      else if (NOT_MADE.test(message)) health.failed(findReleaseOf(stack), 'server-render');
      else if (OTHERWISE.test(message) && !window.pasalOthers?.isChanged)
        health.failed(findReleaseOf(stack), 'hydration');
    },
    /** An error that no remote's boundary has caught is the host's. */
    onUncaughtError(error: unknown): void {
      showError(error);
      health.failed(HOST, 'render', undefined, error);
    },
  };
}
