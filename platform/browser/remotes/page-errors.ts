import type { ErrorInfo } from 'react';
import type { Health } from './health';
import { isAway } from './part-away';

/** What React calls a page that the browser made otherwise than the server. */
const OTHERWISE = /#(?:418|423|425)\b|[Hh]ydrat/;
/** What it calls a part that the server could not make. */
const NOT_MADE = /#419\b|could not finish this Suspense/;
/** The innermost file of a remote in a stack of components. */
const OF_REMOTE = /\/remotes\/([^/]+)\//;
const HOST = 'host';

/** Holds against a release what React could mend, or could not. */
export function pageErrors(health: Health) {
  return {
    onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
      if (isAway(error)) return;
      reportError(error);
      const { message } = error as Error;
      const [, name = HOST] = OF_REMOTE.exec(componentStack ?? '') ?? [];
      if (NOT_MADE.test(message)) health.failed(name, 'server-render');
      else if (OTHERWISE.test(message)) health.failed(name, 'hydration');
    },
    /** What no boundary of a remote has caught is the host's. */
    onUncaughtError(error: unknown): void {
      reportError(error);
      health.failed(HOST, 'render');
    },
  };
}
