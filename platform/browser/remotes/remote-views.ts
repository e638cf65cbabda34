import type { ComponentType } from 'react';

/** The views that a shop shows in the place of a remote. */
export interface RemoteViews {
  /** While it loads. */
  Loading: ComponentType;
  /** When it failed; `remote` is unknown while none has declared the place it should fill. */
  Failure: ComponentType<{ remote?: string | undefined; onRetry: () => void }>;
}
