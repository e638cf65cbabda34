import { useState, useSyncExternalStore } from 'react';
import { RemoteFailure } from '../../remotes/remote-failure';
import { useRemotes } from '@pasal/platform/browser/remotes/remotes-context';
import { NotFoundPage } from './not-found-page';

/** The page of an unknown address. While not every remote is known, the address may belong to a remote. */
export function UnknownPage() {
  const remotes = useRemotes();
  const isAll = useSyncExternalStore(remotes.subscribe, remotes.isAll, remotes.isAll);
  // Renders again after each attempt, so that the failure shows whether Retry had an effect.
  const [, setTries] = useState(0);
  if (isAll) return <NotFoundPage />;
  const ask = async () => {
    try {
      await remotes.learn();
    } catch (error) {
      console.error('the list of remotes could not be read', error);
    }
    setTries((before) => before + 1);
  };
  return <RemoteFailure onRetry={() => void ask()} />;
}
