import { FailedView } from '@pasal/shared/ui';
import * as messages from './messages';
import { useRemotes } from './remotes-context';

interface RemoteFailureProps {
  /** Unknown while no remote has declared the slot it should fill. */
  remote?: string;
  onRetry: () => void;
}

/** Stands where a remote's page should be: names the remote, offers Retry. */
export function RemoteFailure({ remote, onRetry }: RemoteFailureProps) {
  const remotes = useRemotes();
  const title = remote === undefined ? messages.somePart : (remotes.find(remote)?.title ?? remote);
  return (
    <FailedView
      title={messages.remoteFailed(title)}
      text={messages.remoteFailedText}
      retryLabel={messages.retry}
      onRetry={onRetry}
    />
  );
}
