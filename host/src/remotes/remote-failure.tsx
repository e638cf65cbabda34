import { StateView } from '@pasal/shared/ui';
import * as messages from './messages';
import { RetryButtons } from './retry-buttons';
import { useRemotes } from '@pasal/platform/browser/remotes/remotes-context';

interface RemoteFailureProps {
  /** Unknown while no remote has declared the slot it should fill, or the address. */
  remote?: string | undefined;
  onRetry: () => void;
}

/** Stands where a remote's page should be: names the remote, offers Retry. */
export function RemoteFailure({ remote, onRetry }: RemoteFailureProps) {
  const remotes = useRemotes();
  const title = remote === undefined ? messages.somePart : (remotes.find(remote)?.title ?? remote);
  return (
    <StateView kind="error" title={messages.remoteFailed(title)} text={messages.remoteFailedText}>
      <RetryButtons what={title} variant="secondary" onRetry={onRetry} />
    </StateView>
  );
}
