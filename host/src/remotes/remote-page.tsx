import { Suspense } from 'react';
import { LoadingView } from '@pasal/shared/ui';
import { RemoteFailure } from './remote-failure';
import { RenderBoundary } from './render-boundary';
import { useRemoteComponent } from './use-remote-component';

interface RemotePageProps {
  remote: string;
  page: string;
}

function Page({ remote, page }: RemotePageProps) {
  const { phase, retry } = useRemoteComponent<object>({ remote, kind: 'page', name: page });
  if (phase.name === 'loading') return <LoadingView />;
  if (phase.name === 'failed') return <RemoteFailure remote={remote} onRetry={retry} />;
  return (
    <RenderBoundary
      key={page}
      remote={remote}
      fallback={(again) => <RemoteFailure remote={remote} onRetry={again} />}
    >
      <phase.Component />
    </RenderBoundary>
  );
}

/** A page that lives in a remote, inside its own boundary: loading, failed by name, or the page. */
export function RemotePage({ remote, page }: RemotePageProps) {
  return (
    <Suspense fallback={<LoadingView />}>
      <Page remote={remote} page={page} />
    </Suspense>
  );
}
