import { useEffect, useState } from 'react';
import { FailedView, LoadingView } from '@pasal/shared/ui';
import { useRemotes } from '@pasal/platform/browser/remotes/remotes-context';
import { inTries } from '../remotes/in-tries';
import type { HostPage } from '../routes';
import * as messages from './messages';

type Pages = typeof import('./own-pages').ownPages;

let loaded: Pages | undefined;

/** Loads the host's own pages; after a failure the next call tries again. */
export async function loadOwnPages(): Promise<void> {
  loaded ??= (await inTries(() => import('./own-pages'))).ownPages;
}

/** A page of the host. It shows at once if its code is already loaded, as in a document that contains it. */
export function OwnPage({ page }: { page: HostPage }) {
  const [pages, setPages] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { health } = useRemotes();
  useEffect(() => {
    if (loaded) return;
    loadOwnPages().then(
      () => setPages(loaded),
      () => {
        health.failed('host', 'chunk');
        setFailed(true);
      },
    );
  }, [attempt, health]);
  const retry = () => {
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  const Page = (pages ?? loaded)?.[page];
  if (Page) return <Page />;
  if (hasFailed)
    return (
      <FailedView title={messages.pageFailed} text={messages.pageFailedText} onRetry={retry} page />
    );
  return <LoadingView />;
}
