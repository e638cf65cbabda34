import type { ComponentType } from 'react';

/** The views that a shop shows in the place of a remote. */
export interface RemoteViews {
  /** While it loads; named where it is in the place of a page. */
  Loading: ComponentType<{ remote?: string; page?: string }>;
  /** When it failed; `remote` is unknown while none has declared the place it should fill. */
  Failure: ComponentType<{ remote?: string | undefined; onRetry: () => void }>;
}
