import { LoadingView } from '@pasal/shared/ui';
import { FramedPlace, useWasMade } from './framed-place';

/** In the place of a page that is on its way: what the server has made there, if it has. */
export function PageLoading() {
  return useWasMade() ? <FramedPlace /> : <LoadingView />;
}
