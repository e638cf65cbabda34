import type { RemoteViews } from '@pasal/platform/browser/remotes/remote-views';
import { PageLoading } from './page-loading';
import { RemoteFailure } from './remote-failure';

/** The views that this shop shows in place of a remote. */
export const remoteViews: RemoteViews = { Loading: PageLoading, Failure: RemoteFailure };
