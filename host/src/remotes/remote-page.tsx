import { LoadingView } from '@pasal/shared/ui';
import { PartLimit, Shown } from './part-limit';
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
  const failed = (again: () => void) => <RemoteFailure remote={remote} onRetry={again} />;
  return (
    <>
      {phase.name === 'failed' ? (
        failed(retry)
      ) : (
        <RenderBoundary key={page} remote={remote} fallback={failed}>
          <phase.Component />
        </RenderBoundary>
      )}
      <Shown />
    </>
  );
}

/** A page that lives in a remote, inside its own boundary: loading, failed by name, or the page. */
export function RemotePage({ remote, page }: RemotePageProps) {
  return (
    <PartLimit
      part={{ remote, kind: 'page', name: page }}
      waiting={<LoadingView />}
      failed={(again) => <RemoteFailure remote={remote} onRetry={again} />}
    >
      <Page remote={remote} page={page} />
    </PartLimit>
  );
}
