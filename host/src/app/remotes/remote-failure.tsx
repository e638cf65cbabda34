import { FailedView } from '@pasal/shared/ui';
import { messages } from '../messages';
import { useRemotes } from './remotes-context';

interface RemoteFailureProps {
  remote: string;
  onRetry: () => void;
}

/** Stands where a remote's page should be: names the remote, offers Retry. */
export function RemoteFailure({ remote, onRetry }: RemoteFailureProps) {
  const title = useRemotes().find(remote)?.title ?? remote;
  return (
    <FailedView
      title={messages.remoteFailed(title)}
      text={messages.remoteFailedText}
      retryLabel={messages.retry}
      onRetry={onRetry}
    />
  );
}
