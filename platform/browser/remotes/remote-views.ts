import type { ComponentType } from 'react';

/** The views that a shop shows in place of a remote. */
export interface RemoteViews {
  /** While it loads; has a name if it stands in for a page. */
  Loading: ComponentType<{ remote?: string; page?: string }>;
  /** When it failed; `remote` is unknown while none has declared the slot or address. */
  Failure: ComponentType<{ remote?: string | undefined; onRetry: () => void }>;
}
