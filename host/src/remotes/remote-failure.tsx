import { StateView } from '@pasal/shared/ui';
import * as messages from './messages';
import { RetryButtons } from './retry-buttons';
import { useOnline } from './use-online';
import { useRemotes } from '@pasal/platform/browser/remotes/remotes-context';

interface RemoteFailureProps {
  /** Undefined while no remote has declared the slot or the address. */
  remote?: string | undefined;
  onRetry: () => void;
}

/** Shown in place of a remote's page: names the remote, offers Retry. */
export function RemoteFailure({ remote, onRetry }: RemoteFailureProps) {
  const remotes = useRemotes();
  const text = useOnline() ? messages.remoteFailedText : messages.offlineText;
  const title = remote === undefined ? messages.somePart : (remotes.find(remote)?.title ?? remote);
  return (
    <StateView kind="error" title={messages.remoteFailed(title)} text={text}>
      <RetryButtons what={title} variant="secondary" onRetry={onRetry} />
    </StateView>
  );
}
