import { PartLimit, Shown } from './part-limit';
import { useRemotes } from './remotes-context';
import { RenderBoundary } from './render-boundary';
import { useRemoteComponent } from './use-remote-component';

interface RemotePageProps {
  remote: string;
  page: string;
}

function Page({ remote, page }: RemotePageProps) {
  const { Loading, Failure } = useRemotes().views;
  const { phase, retry } = useRemoteComponent<object>({ remote, kind: 'page', name: page });
  if (phase.name === 'loading') return <Loading remote={remote} page={page} />;
  const failed = (again: () => void) => <Failure remote={remote} onRetry={again} />;
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

/** A page of a remote, inside its own boundary: loading, failed with the remote's name, or the page. */
export function RemotePage({ remote, page }: RemotePageProps) {
  const { Loading, Failure } = useRemotes().views;
  return (
    <PartLimit
      part={{ remote, kind: 'page', name: page }}
      waiting={<Loading remote={remote} page={page} />}
      failed={(again) => <Failure remote={remote} onRetry={again} />}
    >
      <Page remote={remote} page={page} />
    </PartLimit>
  );
}
