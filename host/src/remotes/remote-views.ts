import type { RemoteViews } from '@pasal/platform/browser/remotes/remote-views';
import { LoadingView } from '@pasal/shared/ui';
import { RemoteFailure } from './remote-failure';

/** What this shop shows in the place of a remote. */
export const remoteViews: RemoteViews = { Loading: LoadingView, Failure: RemoteFailure };
