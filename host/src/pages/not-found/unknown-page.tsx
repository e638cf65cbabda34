import { useState, useSyncExternalStore } from 'react';
import { RemoteFailure } from '../../remotes/remote-failure';
import { useRemotes } from '@pasal/platform/browser/remotes/remotes-context';
import { NotFoundPage } from './not-found-page';

/** An address nobody owns; or, while not every remote is known, one that may be a remote's. */
export function UnknownPage() {
  const remotes = useRemotes();
  const isWhole = useSyncExternalStore(remotes.subscribe, remotes.isWhole, remotes.isWhole);
  // Only so that it is shown anew: what failed tells whether Retry was in vain.
  const [, setAsked] = useState(0);
  if (isWhole) return <NotFoundPage />;
  const ask = async () => {
    try {
      await remotes.learn();
    } catch (error) {
      console.error('the list of remotes could not be read', error);
    }
    setAsked((before) => before + 1);
  };
  return <RemoteFailure onRetry={() => void ask()} />;
}
