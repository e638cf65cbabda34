import { LoadingView } from '@pasal/shared/ui';
import { FramedPlace, useWasMade } from './framed-place';

/** The placeholder of a loading page: the server's HTML for it, if any. */
export function PageLoading() {
  return useWasMade() ? <FramedPlace /> : <LoadingView />;
}
