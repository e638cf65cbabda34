import { useSyncExternalStore } from 'react';
import { RemoteFailure } from '../../remotes/remote-failure';
import { useRemotes } from '../../remotes/remotes-context';
import { NotFoundPage } from './not-found-page';

/** An address nobody owns; or, while not every remote is known, one that may be a remote's. */
export function UnknownPage() {
  const remotes = useRemotes();
  const isWhole = useSyncExternalStore(remotes.subscribe, remotes.isWhole, remotes.isWhole);
  if (isWhole) return <NotFoundPage />;
  const ask = () =>
    remotes
      .learn()
      .catch((error: unknown) => console.error('the list of remotes could not be read', error));
  return <RemoteFailure onRetry={() => void ask()} />;
}
