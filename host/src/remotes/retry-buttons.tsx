import { Button } from '@pasal/shared/ui';
import * as messages from './messages';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { useRemotes } from '@pasal/platform/browser/remotes/remotes-context';

/** What has been tried again in a page. */
const triedAgain = new WeakMap<Remotes, Set<string>>();

interface RetryButtonsProps {
  /** What is tried again: a remote, or what stands for one. */
  what: string;
  variant: 'secondary' | 'quiet';
  onRetry: () => void;
}

/**
 * Retry; and once that was in vain a reload as well. A page keeps the version it began with, so what that
 * version lacks comes with another document only.
 */
export function RetryButtons({ what, variant, onRetry }: RetryButtonsProps) {
  const remotes = useRemotes();
  // Read anew each time: what fails again at once stands there all along.
  const isInVain = triedAgain.get(remotes)?.has(what) ?? false;
  const retry = () => {
    triedAgain.set(remotes, (triedAgain.get(remotes) ?? new Set()).add(what));
    onRetry();
  };
  return (
    <>
      <Button variant={variant} onClick={retry}>
        {messages.retry}
      </Button>
      {isInVain && (
        <Button variant={variant} onClick={() => window.location.reload()}>
          {messages.reload}
        </Button>
      )}
    </>
  );
}
